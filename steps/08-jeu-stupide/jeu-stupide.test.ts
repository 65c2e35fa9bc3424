import fc from 'fast-check'
import { afterEach, beforeEach, describe, test } from 'vitest'
import { attendreCases, attendreUnCoup } from '../../atelier/dessin/attendre-coups.ts'
import { attendreIntact, attendrePropriete, attendreValeur } from '../../atelier/dessin/attendre.ts'
import { changer, lireDessin, nomDe } from '../../atelier/dessin/plateau.ts'
import { adversaire, BLANC, creerPlateau, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coupValide } from '../03-coup-valide/coup-valide.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { jouer } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { jeuHasard, jeuStupide } from './jeu-stupide.ts'

type Jeu = { grille: Grille; couleur: Couleur; permis: Coup[] }

const NOMS = { [NOIR]: 'NOIR', [BLANC]: 'BLANC' }

/** In the drawing, `*` marks every legal move of `couleur`. */
function jeu(couleur: Couleur, dessin: string): Jeu {
  const { grille, etoiles } = lireDessin(dessin)
  return { grille, couleur, permis: etoiles.map(([i, j]) => [i, j, coupValide(grille, couleur, i, j) || []]) }
}

const copie = (grille: Grille): Grille => grille.map(ligne => [...ligne])

const depart = (): Jeu =>
  jeu(
    NOIR,
    `
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . . . . .
  3 . . . * . . . .
  4 . . * O X . . .
  5 . . . X O * . .
  6 . . . . * . . .
  7 . . . . . . . .
  8 . . . . . . . .
`,
  )

const milieuNoir = (): Jeu =>
  jeu(
    NOIR,
    `
    a b c d e f g h
  1 . . . X . . . .
  2 * O O X . . . .
  3 . * * O * . * *
  4 . . * O O O O .
  5 . X X O X O * .
  6 . O . X X . . .
  7 O * . . X O * .
  8 . . . . . . * .
`,
  )

const milieuBlanc = (): Jeu =>
  jeu(
    BLANC,
    `
    a b c d e f g h
  1 . . . X . . . .
  2 . O O X * . . .
  3 . . . O . . . .
  4 . * . O O O O .
  5 * X X O X O . .
  6 . O . X X * . .
  7 O . * * X O . .
  8 . . . . * . . .
`,
  )

const seulCoup = (): Jeu[] => [
  jeu(
    NOIR,
    `
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . . . . . .
    5 . . . . . . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . X O *
  `,
  ),
  jeu(
    BLANC,
    `
      a b c d e f g h
    1 * X X O . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . . . . . .
    5 . . . . . . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
  `,
  ),
]

const aucunCoup = (): Jeu[] => [
  jeu(
    NOIR,
    `
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . X . . . .
    4 . . . X X . . O
    5 . . . X X X O O
    6 . . . . . X . O
    7 . . . . . X . .
    8 . . . . . . . .
  `,
  ),
  jeu(
    BLANC,
    `
      a b c d e f g h
    1 X X X X X X X X
    2 X O O O O O O X
    3 X O O O O O O X
    4 X O O X X O O X
    5 X O O X X O O X
    6 X O O O O O O X
    7 X O O O O O O X
    8 X X X X X X X X
  `,
  ),
]

/** The grid of a game: each number chooses one of the legal moves; a player who has none passes. */
function grilleApres(choix: number[]): Grille {
  const grille = creerPlateau()
  let couleur = NOIR
  for (const n of choix) {
    const permis = coups(grille, couleur)
    if (permis.length > 0) jouer(grille, couleur, permis[n % permis.length]!)
    couleur = adversaire(couleur)
  }
  return grille
}

const parties = () => fc.limitShrink(fc.array(fc.nat({ max: 999 }), { maxLength: 60, size: 'max' }), 20)

/** Numbers from 0 to 1, 1 excluded, like those of `Math.random`, but the same at each run. */
function suite(graine: number): () => number {
  let etat = graine
  return () => {
    etat = (etat + 0x6d2b79f5) | 0
    let n = Math.imul(etat ^ (etat >>> 15), etat | 1)
    n ^= n + Math.imul(n ^ (n >>> 7), n | 61)
    return ((n ^ (n >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Whoever draws again until the square is right must come to an end: the number is repeated for a while, not for ever.
 */
function repete(nombre: number): () => number {
  const ensuite = suite(8)
  let appels = 0
  return () => (++appels <= 100 ? nombre : ensuite())
}

/** The same question twice, about one grid that has become another position in between. */
function redemander(avant: Jeu, suivant: Jeu, question: (grille: Grille) => unknown): unknown {
  const grille = copie(avant.grille)
  question(grille)
  changer(grille, suivant.grille)
  return question(grille)
}

const A_CHANGE = 'demandé une seconde fois, la grille a changé | asked a second time, the grid has changed'

describe('jeuStupide', () => {
  const repond = ({ grille, couleur, permis }: Jeu) =>
    attendreUnCoup(() => jeuStupide(copie(grille), couleur), permis, {
      appel: `jeuStupide(grille, ${NOMS[couleur]})`,
      grille,
    })

  test(
    'la réponse est un coup permis avec ses retournés' + ' | the answer is a legal move with the discs it turns over',
    () => {
      repond(depart())
    },
  )

  test('Blanc choisit parmi les siens | White chooses among its own', () => {
    repond(milieuBlanc())
  })

  test('un seul coup permis est la réponse | a single legal move is the answer', () => {
    for (const cas of seulCoup()) repond(cas)
  })

  test('sans coup permis, la réponse est null | without a legal move the answer is null', () => {
    for (const cas of aucunCoup()) repond(cas)
  })

  test('à chaque moment d’une partie, le coup est permis | at each moment of a game the move is legal', () => {
    attendrePropriete(
      fc.check(
        fc.property(parties(), fc.constantFrom(NOIR, BLANC), (choix, couleur) => {
          const grille = grilleApres(choix)
          repond({ grille, couleur, permis: coups(copie(grille), couleur) })
        }),
        { seed: 64, numRuns: 12 },
      ),
    )
  })

  test('quand la grille change, le coup est permis | when the grid changes the move is legal', () => {
    const suivant = milieuNoir()
    attendreUnCoup(() => redemander(depart(), suivant, grille => jeuStupide(grille, NOIR)), suivant.permis, {
      appel: 'jeuStupide(grille, NOIR)',
      quand: A_CHANGE,
      grille: suivant.grille,
    })
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const { grille, couleur } of [milieuNoir(), milieuBlanc()]) {
      attendreIntact(() => jeuStupide(grille, couleur), grille, { appel: `jeuStupide(grille, ${NOMS[couleur]})` })
    }
  })
})

describe('jeuHasard', () => {
  // A program that draws with Math.random when it must not, or when it may, does the same at each run.
  const vraiHasard = Math.random
  beforeEach(() => {
    Math.random = suite(64)
  })
  afterEach(() => {
    Math.random = vraiHasard
  })

  const tire = ({ grille, couleur, permis }: Jeu, hasard: () => number, nom = 'hasard', quand?: string): unknown => {
    let coup: unknown
    attendreUnCoup(() => (coup = jeuHasard(copie(grille), couleur, hasard)), permis, {
      appel: `jeuHasard(grille, ${NOMS[couleur]}, ${nom})`,
      ...(quand ? { quand } : {}),
      grille,
    })
    return coup
  }

  /** The squares that come out, until all have or it has lasted long enough. */
  function sortis({ permis }: Jeu, tirer: () => unknown): [i: number, j: number][] {
    const noms = new Map<string, [i: number, j: number]>()
    for (let tirage = 0; tirage < 1000 && noms.size < permis.length; tirage++) {
      const [i, j] = tirer() as Coup
      noms.set(nomDe([i, j]), [i, j])
    }
    return [...noms.values()]
  }

  const MILLE_TIRAGES = 'les coups sortis en mille tirages | the moves that came out in a thousand draws'

  test(
    'la réponse est un coup permis avec ses retournés' + ' | the answer is a legal move with the discs it turns over',
    () => {
      const hasard = suite(1)
      for (const cas of [depart(), milieuBlanc()]) tire(cas, hasard)
    },
  )

  test('sans coup permis, la réponse est null | without a legal move the answer is null', () => {
    const hasard = suite(2)
    for (const cas of aucunCoup()) tire(cas, hasard)
  })

  test('quel que soit le nombre tiré, le coup est permis | whatever number is drawn, the move is legal', () => {
    for (const cas of [depart(), milieuNoir(), milieuBlanc(), ...seulCoup()]) {
      for (const nombre of [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.999999]) {
        const nom = `repete(${nombre})`
        tire(cas, repete(nombre), nom, `${nom} rend cent fois ${nombre} | ${nom} returns ${nombre} a hundred times`)
      }
    }
  })

  test('chaque coup permis finit par sortir | each legal move comes out in the end', () => {
    for (const cas of [depart(), milieuNoir()]) {
      const hasard = suite(3)
      attendreCases(
        () => sortis(cas, () => tire(cas, hasard)),
        cas.permis.map(([i, j]) => [i, j]),
        { appel: `jeuHasard(grille, ${NOMS[cas.couleur]}, hasard)`, quand: MILLE_TIRAGES, grille: cas.grille },
      )
    }
  })

  test('les mêmes nombres donnent les mêmes coups | the same numbers give the same moves', () => {
    const cas = milieuNoir()
    const vingtTirages = (autre: number) => {
      Math.random = suite(autre)
      const hasard = suite(4)
      return Array.from({ length: 20 }, () => nomDe((tire(cas, hasard) as Coup).slice(0, 2) as [number, number])).join(
        ' ',
      )
    }
    const premiers = vingtTirages(5)
    attendreValeur(() => vingtTirages(6), premiers, {
      appel: 'jeuHasard(grille, NOIR, hasard)',
      quand: 'vingt tirages, refaits avec les mêmes nombres | twenty draws, made again with the same numbers',
      grille: cas.grille,
    })
  })

  test('sans hasard donné, Math.random tire | without a chance given, Math.random draws', () => {
    const cas = milieuBlanc()
    const situation = { appel: 'jeuHasard(grille, BLANC)', grille: cas.grille }
    const tirer = () => {
      let coup: unknown
      attendreUnCoup(() => (coup = jeuHasard(copie(cas.grille), BLANC)), cas.permis, situation)
      return coup
    }
    attendreCases(
      () => sortis(cas, tirer),
      cas.permis.map(([i, j]) => [i, j]),
      { ...situation, quand: MILLE_TIRAGES },
    )
  })

  test('à chaque moment d’une partie, le coup est permis | at each moment of a game the move is legal', () => {
    attendrePropriete(
      fc.check(
        fc.property(parties(), fc.constantFrom(NOIR, BLANC), fc.nat(), (choix, couleur, graine) => {
          const grille = grilleApres(choix)
          tire({ grille, couleur, permis: coups(copie(grille), couleur) }, suite(graine))
        }),
        { seed: 64, numRuns: 12 },
      ),
    )
  })

  test('quand la grille change, le coup est permis | when the grid changes the move is legal', () => {
    const suivant = milieuNoir()
    const hasard = suite(9)
    attendreUnCoup(() => redemander(depart(), suivant, grille => jeuHasard(grille, NOIR, hasard)), suivant.permis, {
      appel: 'jeuHasard(grille, NOIR, hasard)',
      quand: A_CHANGE,
      grille: suivant.grille,
    })
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const { grille, couleur } of [milieuNoir(), milieuBlanc()]) {
      attendreIntact(() => jeuHasard(grille, couleur, suite(7)), grille, {
        appel: `jeuHasard(grille, ${NOMS[couleur]}, hasard)`,
      })
    }
  })
})
