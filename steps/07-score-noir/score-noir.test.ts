import fc from 'fast-check'
import { describe, test } from 'vitest'
import { attendreIntact, attendrePropriete, attendreValeur } from '../../atelier/dessin/attendre.ts'
import { changer, copie, lireDessin } from '../../atelier/dessin/plateau.ts'
import { BLANC, NOIR, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'
import { calculerScore, scoreNoir, vainqueur } from './score-noir.ts'

const NOMS = { [NOIR]: 'NOIR', [BLANC]: 'BLANC' }
const COULEURS = [NOIR, BLANC]

/** A position with its two counts, and how it came about when a short game led to it. */
type Scene = { noir: number; blanc: number; dessin: string; quand?: string }

const apres = (partie: string) => `après ${partie} | after ${partie}`

const DEPART: Scene = {
  noir: 2,
  blanc: 2,
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

const NOIR_MENE: Scene = {
  noir: 4,
  blanc: 1,
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

const BLANC_MENE: Scene = {
  noir: 6,
  blanc: 9,
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

const PLEIN_NOIR: Scene = {
  noir: 41,
  blanc: 23,
  dessin: `
      a b c d e f g h
    1 X O O X X X X X
    2 O O O X X X X X
    3 O O O O X X X X
    4 O O O O O O X X
    5 X O X X O O X X
    6 X X O X X O X X
    7 X X X O O X X X
    8 X X X X X X X O
  `,
}

const PLEIN_BLANC: Scene = {
  noir: 29,
  blanc: 35,
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

const PLEIN_EGAL: Scene = {
  noir: 32,
  blanc: 32,
  dessin: `
      a b c d e f g h
    1 O X X X X X X X
    2 O O X X X O X X
    3 X X O X X X X O
    4 O X X O X X O O
    5 O X X X X X O O
    6 O O O X X O O O
    7 O O X O O O O O
    8 O X X O O O O O
  `,
}

const BLOQUEE: Scene = {
  noir: 14,
  blanc: 1,
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

const BLOQUEE_EGALE: Scene = {
  noir: 12,
  blanc: 12,
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

const SANS_BLANC: Scene = {
  noir: 13,
  blanc: 0,
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
  noir: 0,
  blanc: 16,
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

const UN_PION_POUR_BLANC: Scene = {
  noir: 31,
  blanc: 32,
  dessin: `
      a b c d e f g h
    1 X X X X X X X .
    2 O X X X X X X O
    3 O O X O X X X O
    4 O O O X X X X O
    5 O O X X X X X O
    6 O O X O X O O O
    7 O X O O O O O O
    8 X X O O O O O O
  `,
}

const UN_PION_POUR_NOIR: Scene = {
  noir: 32,
  blanc: 31,
  dessin: `
      a b c d e f g h
    1 O O O O O O O .
    2 X O O O O O O X
    3 X X O X O O O X
    4 X X X O O O O X
    5 X X O O O O O X
    6 X X O X O X X X
    7 X O X X X X X X
    8 O O X X X X X X
  `,
}

/** What the failure shows is a grid of its own: the learner's function cannot spoil it. */
function situation(appel: string, { dessin, quand }: Scene) {
  return { appel, grille: lireDessin(dessin).grille, ...(quand ? { quand } : {}) }
}

/** The same question twice, about one grid on which White has taken the lead in between. */
function redemander<R>(question: (grille: Grille) => R): R {
  const { grille } = lireDessin(NOIR_MENE.dessin)
  question(grille)
  changer(grille, lireDessin(BLANC_MENE.dessin).grille)
  return question(grille)
}

/** What the failure shows then: the second position. */
const changee = (appel: string) =>
  situation(appel, {
    ...BLANC_MENE,
    quand: 'demandé une seconde fois, la grille a changé | asked a second time, the grid has changed',
  })

/** The order of the keys does not matter: the failure always shows `noir` first. */
function noirDabord(score: unknown): unknown {
  if (typeof score !== 'object' || score === null || Array.isArray(score)) return score
  return Object.fromEntries(Object.entries(score).sort(([a], [b]) => (a < b ? 1 : -1)))
}

type Poses = { noirs: Position[]; blancs: Position[] }

/** Discs anywhere on the board, as many as one likes: the counts are known before the grid is filled. */
const POSES: fc.Arbitrary<Poses> = fc.limitShrink(
  fc
    .tuple(fc.shuffledSubarray(Array.from({ length: 64 }, (_, n): Position => [Math.floor(n / 8), n % 8])), fc.nat(64))
    .map(([cases, n]) => ({ noirs: cases.slice(0, n), blancs: cases.slice(n) })),
  100,
)

function grilleDe({ noirs, blancs }: Poses): Grille {
  const grille: Grille = Array.from({ length: 8 }, () => [0, 0, 0, 0, 0, 0, 0, 0])
  for (const [i, j] of noirs) grille[i]![j] = NOIR
  for (const [i, j] of blancs) grille[i]![j] = BLANC
  return grille
}

describe('scoreNoir', () => {
  const vaut = (scene: Scene) =>
    attendreValeur(
      () => scoreNoir(lireDessin(scene.dessin).grille),
      scene.noir - scene.blanc,
      situation('scoreNoir(grille)', scene),
    )

  test('au départ, le score est zéro | at the start the score is zero', () => {
    vaut(DEPART)
  })

  test('le score est positif quand Noir mène | the score is positive when Black leads', () => {
    vaut(NOIR_MENE)
  })

  test('compter deux fois donne le même score | counting twice gives the same score', () => {
    vaut(NOIR_MENE)
    vaut(NOIR_MENE)
  })

  test('le score est négatif quand Blanc mène | the score is negative when White leads', () => {
    vaut(BLANC_MENE)
  })

  test('un plateau plein se compte de même | a full board is counted in the same way', () => {
    vaut(PLEIN_NOIR)
    vaut(PLEIN_BLANC)
  })

  test('à égalité, le score est zéro | on a tie the score is zero', () => {
    vaut(BLOQUEE_EGALE)
    vaut(PLEIN_EGAL)
  })

  test('les cases vides ne comptent pour personne | empty squares count for nobody', () => {
    vaut(SANS_BLANC)
    vaut(SANS_NOIR)
    vaut(BLOQUEE)
  })

  test('chaque case du plateau compte | every square of the board counts', () => {
    attendrePropriete(
      fc.check(
        fc.property(POSES, poses => {
          const grille = grilleDe(poses)
          const attendu = poses.noirs.length - poses.blancs.length
          attendreValeur(() => scoreNoir(copie(grille)), attendu, { appel: 'scoreNoir(grille)', grille })
        }),
        { seed: 64, numRuns: 20 },
      ),
    )
  })

  test('quand la grille change, le score change | when the grid changes the score changes', () => {
    attendreValeur(() => redemander(scoreNoir), BLANC_MENE.noir - BLANC_MENE.blanc, changee('scoreNoir(grille)'))
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    const { grille } = lireDessin(BLANC_MENE.dessin)
    attendreIntact(() => scoreNoir(grille), grille, { appel: 'scoreNoir(grille)' })
  })
})

describe('calculerScore', () => {
  const donne = (scene: Scene) =>
    attendreValeur(
      () => noirDabord(calculerScore(lireDessin(scene.dessin).grille)),
      { noir: scene.noir, blanc: scene.blanc },
      situation('calculerScore(grille)', scene),
    )

  test('au départ, chacun a autant de pions | at the start both have as many discs', () => {
    donne(DEPART)
  })

  test('compter deux fois donne le même score | counting twice gives the same score', () => {
    donne(DEPART)
    donne(DEPART)
  })

  test('chaque couleur a son compte | each colour has its count', () => {
    donne(NOIR_MENE)
    donne(BLANC_MENE)
  })

  test('un plateau plein se compte de même | a full board is counted in the same way', () => {
    donne(PLEIN_NOIR)
    donne(PLEIN_BLANC)
    donne(PLEIN_EGAL)
  })

  test('une couleur disparue compte zéro pion | a vanished colour counts zero discs', () => {
    donne(SANS_BLANC)
    donne(SANS_NOIR)
  })

  test('les cases vides ne comptent pour personne | empty squares count for nobody', () => {
    donne(BLOQUEE)
    donne(BLOQUEE_EGALE)
  })

  test('chaque case du plateau compte | every square of the board counts', () => {
    attendrePropriete(
      fc.check(
        fc.property(POSES, poses => {
          const grille = grilleDe(poses)
          const attendu = { noir: poses.noirs.length, blanc: poses.blancs.length }
          attendreValeur(() => noirDabord(calculerScore(copie(grille))), attendu, {
            appel: 'calculerScore(grille)',
            grille,
          })
        }),
        { seed: 64, numRuns: 20 },
      ),
    )
  })

  test('quand la grille change, les comptes changent | when the grid changes the counts change', () => {
    const { noir, blanc } = BLANC_MENE
    attendreValeur(() => noirDabord(redemander(calculerScore)), { noir, blanc }, changee('calculerScore(grille)'))
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    const { grille } = lireDessin(BLANC_MENE.dessin)
    attendreIntact(() => calculerScore(grille), grille, { appel: 'calculerScore(grille)' })
  })
})

describe('vainqueur', () => {
  const designe = (scene: Scene, attendu: Couleur | null) =>
    attendreValeur(() => vainqueur(lireDessin(scene.dessin).grille), attendu, situation('vainqueur(grille)', scene))

  const designeApres = (scene: Scene, dernier: Couleur, attendu: Couleur | null) =>
    attendreValeur(
      () => vainqueur(lireDessin(scene.dessin).grille, dernier),
      attendu,
      situation(`vainqueur(grille, ${NOMS[dernier]})`, scene),
    )

  test('Noir gagne quand il a le plus de pions | Black wins with the most discs', () => {
    designe(PLEIN_NOIR, NOIR)
  })

  test('Blanc gagne quand il a le plus de pions | White wins with the most discs', () => {
    designe(PLEIN_BLANC, BLANC)
  })

  test('une partie finie avec des cases vides a son vainqueur | a game over with empty squares has its winner', () => {
    designe(SANS_BLANC, NOIR)
    designe(SANS_NOIR, BLANC)
    designe(BLOQUEE, NOIR)
  })

  test('en cours de partie, c’est qui a le plus de pions | during the game it is whoever has the most discs', () => {
    designe(NOIR_MENE, NOIR)
    designe(BLANC_MENE, BLANC)
  })

  test('à égalité, personne ne gagne | on a tie nobody wins', () => {
    designe(PLEIN_EGAL, null)
    designe(BLOQUEE_EGALE, null)
  })

  test(
    'à égalité, le dernier à avoir posé un pion gagne s’il est donné' +
      ' | on a tie the last to have placed a disc wins if given',
    () => {
      for (const scene of [PLEIN_EGAL, BLOQUEE_EGALE])
        for (const dernier of COULEURS) designeApres(scene, dernier, dernier)
    },
  )

  test(
    'sans égalité, le dernier à avoir posé un pion ne change rien' +
      ' | without a tie the last to have placed a disc changes nothing',
    () => {
      for (const dernier of COULEURS) {
        designeApres(PLEIN_NOIR, dernier, NOIR)
        designeApres(PLEIN_BLANC, dernier, BLANC)
      }
    },
  )

  test('un pion d’avance suffit | one disc ahead is enough', () => {
    designe(UN_PION_POUR_NOIR, NOIR)
    designe(UN_PION_POUR_BLANC, BLANC)
    for (const dernier of COULEURS) {
      designeApres(UN_PION_POUR_NOIR, dernier, NOIR)
      designeApres(UN_PION_POUR_BLANC, dernier, BLANC)
    }
  })

  test('quand la grille change, le vainqueur change | when the grid changes the winner changes', () => {
    attendreValeur(() => redemander(grille => vainqueur(grille)), BLANC, changee('vainqueur(grille)'))
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const { dessin } of [BLANC_MENE, BLOQUEE_EGALE]) {
      const { grille } = lireDessin(dessin)
      attendreIntact(() => vainqueur(grille, NOIR), grille, { appel: 'vainqueur(grille, NOIR)' })
    }
  })
})
