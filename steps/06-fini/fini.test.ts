import { describe, test } from 'vitest'
import { attendreIntact, attendreValeur } from '../../atelier/dessin/attendre.ts'
import { changer, copie, lireDessin } from '../../atelier/dessin/plateau.ts'
import { BLANC, creerPlateau, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { jouerCoup } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe, fini, peut } from './fini.ts'

const NOMS = { [NOIR]: 'NOIR', [BLANC]: 'BLANC' }

/** A position, and how it came about when a game led to it. */
type Scene = { dessin: string; quand?: string }

const apres = (partie: string) => `après ${partie} | after ${partie}`

const DEPART: Scene = {
  dessin: `
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . O X . . .
    5 . . . X O . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
  `,
}

const APRES_NOIR: Scene = {
  quand: apres('f5'),
  dessin: `
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . O X . . .
    5 . . . X X X . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
  `,
}

const APRES_BLANC: Scene = {
  quand: apres('f5d6'),
  dessin: `
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . O X . . .
    5 . . . O X X . .
    6 . . . O . . . .
    7 . . . . . . . .
    8 . . . . . . . .
  `,
}

const NOIR_BLOQUE: Scene = {
  quand: apres('e6f6d3e7e8d8g6f8'),
  dessin: `
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . X . . . .
    4 . . . X X . . .
    5 . . . X X . . .
    6 . . . . X X X .
    7 . . . . O . . .
    8 . . . O O O . .
  `,
}

const BLANC_BLOQUE: Scene = {
  quand: apres('f5d6c3g5g6g7h5d3f7b3h7'),
  dessin: `
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . O O O . . . .
    4 . . . O O . . .
    5 . . . O O O X X
    6 . . . O . . X .
    7 . . . . . X X X
    8 . . . . . . . .
  `,
}

/** Only Noir can play on the last empty square, g6. */
const DERNIER_COUP_NOIR: Scene = {
  dessin: `
      a b c d e f g h
    1 X O O O O O O O
    2 O O O O X X X O
    3 O O X O O O X O
    4 O O O X O O X O
    5 O O X O X O O O
    6 O X X X X O . O
    7 O O X X X X X X
    8 O O O O X X X X
  `,
}

/** Only Blanc can play on the last empty square, c2. */
const DERNIER_COUP_BLANC: Scene = {
  dessin: `
      a b c d e f g h
    1 X O O X X X X X
    2 O O . X X X X X
    3 O O X X X X X X
    4 O O O O O O X X
    5 X O X X O O X X
    6 X X O X X O X X
    7 X X X O O X X X
    8 X X X X X X X O
  `,
}

/** Nobody can play on the last empty square, h1. */
const CASE_PERDUE: Scene = {
  dessin: `
      a b c d e f g h
    1 X X X X X X X .
    2 O O O X X X O O
    3 O O X O X O O O
    4 O X O X O O O O
    5 O X X O O X O O
    6 O X O O O O O O
    7 O O O O O O O O
    8 O O O O O O O O
  `,
}

const PLEIN: Scene = {
  dessin: `
      a b c d e f g h
    1 O O O O O O O O
    2 O O X O O X X O
    3 O X X X O O X O
    4 X X X O X O X O
    5 X O X O O X O O
    6 X O X O O O X O
    7 X X X X X X X X
    8 X X X O O O O O
  `,
}

const BLOQUEE: Scene = {
  quand: apres('f5f4c3e6f7g6g4e8g8g5h5'),
  dessin: `
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . X . . . . .
    4 . . . X X X X .
    5 . . . X X X X X
    6 . . . . X . X .
    7 . . . . . X . .
    8 . . . . O . X .
  `,
}

const BLOQUEE_A_EGALITE: Scene = {
  quand: apres('f5f4c3f6g7f7f3h7f8b2h6e7h8e3d7g3f2f1a1c5'),
  dessin: `
      a b c d e f g h
    1 X . . . . O . .
    2 . X . . . O . .
    3 . . X . O O O .
    4 . . . O O O . .
    5 . . O O O O . .
    6 . . . . . X . X
    7 . . . X X X X X
    8 . . . . . X . X
  `,
}

/** The shortest game there is. */
const SANS_BLANC: Scene = {
  quand: apres('f5d6c5f6e7f4g5e6e3'),
  dessin: `
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . X . . .
    4 . . . X X X . .
    5 . . X X X X X .
    6 . . . X X X . .
    7 . . . . X . . .
    8 . . . . . . . .
  `,
}

const SANS_NOIR: Scene = {
  quand: apres('f5f6e6f4f3f2g5d6g4h4c5b5'),
  dessin: `
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . O . .
    3 . . . . . O . .
    4 . . . O O O O O
    5 . O O O O O O .
    6 . . . O O O . .
    7 . . . . . . . .
    8 . . . . . . . .
  `,
}

/** A whole game with passes of both players, which ends with two empty squares: the moves, and who played each. */
const PARTIE =
  'f5f6f7e3f3f4d3e2f2d2g4c4d6g1e1g5c3e6b3h4g3c1h3g2h1h2h5b5f1a2' +
  'c2d1c5b4a4b6a7c6b2g6g7a6c7a8b1d7b7c8b8h6h7g8e7d8e8a5a3f8'
const QUI = 'XOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXXOOOO'

/** Plays the game; after each move, `verifier` gets a grid of its own, who just moved and who moves next. */
function suivrePartie(
  verifier: (scene: { grille: Grille; quand: string }, dernier: Couleur, suivant: Couleur | null) => void,
): void {
  const couleurs = [...QUI].map(signe => (signe === 'X' ? NOIR : BLANC))
  const grille = creerPlateau()
  PARTIE.match(/../g)!.forEach((nom, n) => {
    jouerCoup(grille, couleurs[n]!, Number(nom[1]) - 1, 'abcdefgh'.indexOf(nom[0]!))
    const quand = `après ${nom}, coup ${n + 1} d’une partie | after ${nom}, move ${n + 1} of a game`
    verifier({ grille: copie(grille), quand }, couleurs[n]!, couleurs[n + 1] ?? null)
  })
}

/** What the failure shows is a grid of its own: the learner's function cannot spoil it. */
function situation(appel: string, { dessin, quand }: Scene) {
  return { appel, grille: lireDessin(dessin).grille, ...(quand ? { quand } : {}) }
}

/** The same question twice, about one grid that has become another position in between. */
function redemander<R>(avant: Scene, suivante: Scene, question: (grille: Grille) => R): R {
  const { grille } = lireDessin(avant.dessin)
  question(grille)
  changer(grille, lireDessin(suivante.dessin).grille)
  return question(grille)
}

/** What the failure shows then: the second position. */
const changee = (appel: string, { dessin }: Scene) =>
  situation(appel, {
    dessin,
    quand: 'demandé une seconde fois, la grille a changé | asked a second time, the grid has changed',
  })

describe('peut', () => {
  const repond = (scene: Scene, couleur: Couleur, attendu: boolean) =>
    attendreValeur(
      () => peut(lireDessin(scene.dessin).grille, couleur),
      attendu,
      situation(`peut(grille, ${NOMS[couleur]})`, scene),
    )

  test('au départ, les deux couleurs peuvent jouer | at the start both colours can play', () => {
    repond(DEPART, NOIR, true)
    repond(DEPART, BLANC, true)
  })

  test('un joueur peut être bloqué et l’autre non | one player may be blocked and the other not', () => {
    repond(NOIR_BLOQUE, NOIR, false)
    repond(NOIR_BLOQUE, BLANC, true)
    repond(BLANC_BLOQUE, BLANC, false)
    repond(BLANC_BLOQUE, NOIR, true)
  })

  test('un seul coup permis suffit | a single legal move is enough', () => {
    repond(DERNIER_COUP_NOIR, NOIR, true)
    repond(DERNIER_COUP_BLANC, BLANC, true)
  })

  test('un coup en haut à gauche compte | a move in the top left corner counts', () => {
    repond(
      {
        quand: 'qui peut jouer en a1 | who can play a1',
        dessin: `
          a b c d e f g h
        1 * . . . . . . .
        2 . O . . . . . .
        3 . . O . . . . .
        4 . . . X . . . .
        5 . . . . . . . .
        6 . . . . . . . .
        7 . . . . . . . .
        8 . . . . . . . .
      `,
      },
      NOIR,
      true,
    )
  })

  test('un coup en bas à droite compte | a move in the bottom right corner counts', () => {
    repond(
      {
        quand: 'qui peut jouer en h8 | who can play h8',
        dessin: `
          a b c d e f g h
        1 . . . . . . . .
        2 . . . . . . . .
        3 . . . . . . . .
        4 . . . . . . . .
        5 . . . . O . . .
        6 . . . . . X . .
        7 . . . . . . X .
        8 . . . . . . . *
      `,
      },
      BLANC,
      true,
    )
  })

  test('des cases vides ne suffisent pas pour jouer | empty squares are not enough to play', () => {
    repond(BLOQUEE, NOIR, false)
    repond(BLOQUEE, BLANC, false)
    repond(BLOQUEE_A_EGALITE, NOIR, false)
    repond(BLOQUEE_A_EGALITE, BLANC, false)
    repond(CASE_PERDUE, NOIR, false)
    repond(CASE_PERDUE, BLANC, false)
  })

  test('une couleur sans pion ne peut pas jouer | a colour without discs cannot play', () => {
    repond(SANS_BLANC, BLANC, false)
    repond(SANS_NOIR, NOIR, false)
  })

  test('une couleur seule sur le plateau ne peut pas jouer | a colour alone on the board cannot play', () => {
    repond(SANS_BLANC, NOIR, false)
    repond(SANS_NOIR, BLANC, false)
  })

  test('sur un plateau plein, personne ne peut jouer | on a full board nobody can play', () => {
    repond(PLEIN, NOIR, false)
    repond(PLEIN, BLANC, false)
  })

  test('quand la grille change, la réponse change | when the grid changes the answer changes', () => {
    for (const [avant, suivante, attendu] of [
      [DEPART, BLANC_BLOQUE, false],
      [BLANC_BLOQUE, DEPART, true],
    ] as const) {
      attendreValeur(
        () => redemander(avant, suivante, grille => peut(grille, BLANC)),
        attendu,
        changee('peut(grille, BLANC)', suivante),
      )
    }
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const couleur of [NOIR, BLANC]) {
      const { grille } = lireDessin(NOIR_BLOQUE.dessin)
      attendreIntact(() => peut(grille, couleur), grille, { appel: `peut(grille, ${NOMS[couleur]})` })
    }
  })
})

describe('fini', () => {
  const repond = (scene: Scene, attendu: boolean) =>
    attendreValeur(() => fini(lireDessin(scene.dessin).grille), attendu, situation('fini(grille)', scene))

  test('au départ, la partie n’est pas finie | at the start the game is not over', () => {
    repond(DEPART, false)
  })

  test('quand le plateau est plein, la partie est finie | when the board is full the game is over', () => {
    repond(PLEIN, true)
  })

  test('quand Noir passe, la partie continue | when Black passes the game goes on', () => {
    repond(NOIR_BLOQUE, false)
  })

  test('quand Blanc passe, la partie continue | when White passes the game goes on', () => {
    repond(BLANC_BLOQUE, false)
  })

  test(
    'si personne ne peut jouer, la partie est finie malgré les cases vides' +
      ' | if nobody can play the game is over despite the empty squares',
    () => {
      repond(BLOQUEE, true)
      repond(BLOQUEE_A_EGALITE, true)
      repond(CASE_PERDUE, true)
    },
  )

  test('quand une couleur a disparu, la partie est finie | when a colour has vanished the game is over', () => {
    repond(SANS_BLANC, true)
    repond(SANS_NOIR, true)
  })

  test(
    'tant que la dernière case se joue, la partie continue' +
      ' | as long as the last square can be played the game goes on',
    () => {
      repond(DERNIER_COUP_NOIR, false)
      repond(DERNIER_COUP_BLANC, false)
    },
  )

  test('une partie n’est finie qu’après son dernier coup | a game is over only after its last move', () => {
    suivrePartie(({ grille, quand }, _, suivant) =>
      attendreValeur(() => fini(copie(grille)), suivant === null, { appel: 'fini(grille)', grille, quand }),
    )
  })

  test('quand la grille change, la réponse change | when the grid changes the answer changes', () => {
    for (const [avant, suivante, attendu] of [
      [DEPART, PLEIN, true],
      [PLEIN, DEPART, false],
    ] as const)
      attendreValeur(() => redemander(avant, suivante, fini), attendu, changee('fini(grille)', suivante))
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const { dessin } of [NOIR_BLOQUE, BLANC_BLOQUE, BLOQUEE]) {
      const { grille } = lireDessin(dessin)
      attendreIntact(() => fini(grille), grille, { appel: 'fini(grille)' })
    }
  })
})

describe('auTourDe', () => {
  const repond = (scene: Scene, dernier: Couleur, attendu: Couleur | null) =>
    attendreValeur(
      () => auTourDe(lireDessin(scene.dessin).grille, dernier),
      attendu,
      situation(`auTourDe(grille, ${NOMS[dernier]})`, scene),
    )

  const personne = (scene: Scene) => [NOIR, BLANC].forEach(dernier => repond(scene, dernier, null))

  test('après Noir, c’est à Blanc | after Black it is White’s turn', () => {
    repond(APRES_NOIR, NOIR, BLANC)
  })

  test('après Blanc, c’est à Noir | after White it is Black’s turn', () => {
    repond(APRES_BLANC, BLANC, NOIR)
  })

  test('quand l’adversaire doit passer, on rejoue | when the adversary must pass, one plays again', () => {
    repond(NOIR_BLOQUE, BLANC, BLANC)
    repond(BLANC_BLOQUE, NOIR, NOIR)
  })

  test(
    'l’adversaire joue même si le dernier n’a plus de coup' +
      ' | the adversary plays even if the last player has no move left',
    () => {
      repond(NOIR_BLOQUE, NOIR, BLANC)
      repond(BLANC_BLOQUE, BLANC, NOIR)
    },
  )

  test('sur un plateau plein, personne ne joue | on a full board nobody plays', () => {
    personne(PLEIN)
  })

  test('quand les deux sont bloqués, personne ne joue | when both are blocked nobody plays', () => {
    personne(BLOQUEE)
    personne(BLOQUEE_A_EGALITE)
    personne(CASE_PERDUE)
  })

  test('quand une couleur a disparu, personne ne joue | when a colour has vanished nobody plays', () => {
    personne(SANS_BLANC)
    personne(SANS_NOIR)
  })

  test('au fil d’une partie, la main passe à qui peut jouer | along a game the turn goes to whoever can play', () => {
    suivrePartie(({ grille, quand }, dernier, suivant) =>
      attendreValeur(() => auTourDe(copie(grille), dernier), suivant, {
        appel: `auTourDe(grille, ${NOMS[dernier]})`,
        grille,
        quand,
      }),
    )
  })

  test('quand la grille change, la réponse change | when the grid changes the answer changes', () => {
    for (const [avant, suivante, attendu] of [
      [APRES_NOIR, BLANC_BLOQUE, NOIR],
      [BLANC_BLOQUE, PLEIN, null],
      [PLEIN, APRES_NOIR, BLANC],
    ] as const) {
      attendreValeur(
        () => redemander(avant, suivante, grille => auTourDe(grille, NOIR)),
        attendu,
        changee('auTourDe(grille, NOIR)', suivante),
      )
    }
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const { dessin } of [APRES_NOIR, BLANC_BLOQUE, BLOQUEE]) {
      const { grille } = lireDessin(dessin)
      attendreIntact(() => auTourDe(grille, NOIR), grille, { appel: 'auTourDe(grille, NOIR)' })
    }
  })
})
