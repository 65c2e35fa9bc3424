import fc from 'fast-check'
import { describe, test } from 'vitest'
import { attendreUnCoup } from '../../atelier/dessin/attendre-coups.ts'
import { attendreIntact, attendrePropriete, attendreValeur } from '../../atelier/dessin/attendre.ts'
import { copie, lireDessin, nomDe } from '../../atelier/dessin/plateau.ts'
import { BLANC, NOIR, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'
import type { Coup } from '../04-coups/coups.ts'
import { minimax } from './minimax.ts'

const NOMS = { [NOIR]: 'NOIR', [BLANC]: 'BLANC' }

// The truth: the rule and the search written once more, on 64 numbers in a row that are copied and never changed.

type Plat = readonly number[]

const CASES = Array.from({ length: 64 }, (_, n) => n)

/** For each square, the squares that one meets in each of the eight directions, up to the edge. */
const RAYONS = CASES.map(n =>
  [-1, 0, 1].flatMap(di =>
    [-1, 0, 1].map(dj => {
      const rayon: number[] = []
      let i = Math.floor(n / 8) + di,
        j = (n % 8) + dj
      while ((di !== 0 || dj !== 0) && i >= 0 && i < 8 && j >= 0 && j < 8) {
        rayon.push(8 * i + j)
        i += di
        j += dj
      }
      return rayon
    }),
  ),
)

function prises(plat: Plat, couleur: number, n: number): number[] {
  const prises: number[] = []
  for (const rayon of RAYONS[n]!) {
    let long = 0
    while (plat[rayon[long]!] === 3 - couleur) long++
    if (plat[rayon[long]!] === couleur) prises.push(...rayon.slice(0, long))
  }
  return prises
}

/** What each legal move leads to: its square, and the board afterwards. */
function suites(plat: Plat, couleur: number): [n: number, apres: Plat][] {
  const suites: [n: number, apres: Plat][] = []
  for (const n of CASES) {
    const changees = plat[n] === 0 ? prises(plat, couleur, n) : []
    if (changees.length === 0) continue
    const apres = [...plat]
    for (const m of [n, ...changees]) apres[m] = couleur
    suites.push([n, apres])
  }
  return suites
}

function score(plat: Plat): number {
  return plat.filter(pion => pion === 1).length - plat.filter(pion => pion === 2).length
}

function valeur(plat: Plat, couleur: number, prof: number): number {
  return verite(plat, couleur, prof).v
}

/** The value of the position, and the squares of every move that leads to it. */
function verite(plat: Plat, couleur: number, prof: number): { v: number; meilleurs: number[] } {
  const permis = prof <= 0 ? [] : suites(plat, couleur)
  if (permis.length === 0) {
    const passe = prof > 0 && suites(plat, 3 - couleur).length > 0
    return { v: passe ? valeur(plat, 3 - couleur, prof - 1) : score(plat), meilleurs: [] }
  }
  const valeurs = permis.map(([, apres]) => valeur(apres, 3 - couleur, prof - 1))
  const v = couleur === 1 ? Math.max(...valeurs) : Math.min(...valeurs)
  return { v, meilleurs: permis.map(([n]) => n).filter((_, k) => valeurs[k] === v) }
}

// The checks.

/** The value exactly, and one of these moves, whichever, with what it turns over; no square means `null`. */
function attendre(grille: Grille, couleur: Couleur, prof: number, v: number, meilleurs: number[]): void {
  const appel = `minimax(grille, ${NOMS[couleur]}, ${prof})`
  let rendu: ReturnType<typeof minimax> | undefined
  const noms = meilleurs.map(n => nomDe(position(n))).join(', ')
  const quand = noms && `le mieux est ${noms} | the best is ${noms}`
  attendreValeur(() => (rendu = minimax(copie(grille), couleur, prof))?.[0], v, { appel: `${appel}[0]`, quand, grille })
  attendreUnCoup(
    () => rendu?.[1],
    meilleurs.map(n => coupEn(grille, couleur, n)),
    { appel: `${appel}[1]`, grille },
  )
}

function coupEn(grille: Grille, couleur: Couleur, n: number): Coup {
  return [...position(n), prises(grille.flat(), couleur, n).map(position)]
}

function position(n: number): Position {
  return [Math.floor(n / 8), n % 8]
}

/** For each depth, the value and the names of the best moves: `{ 1: [20, 'g1'] }`. */
function trouve(dessin: string, couleur: Couleur, reponses: Record<number, [v: number, meilleurs: string]>): void {
  for (const [prof, [v, meilleurs]] of Object.entries(reponses)) {
    const cases = CASES.filter(n => meilleurs.split(' ').includes(nomDe(position(n))))
    attendre(lireDessin(dessin).grille, couleur, Number(prof), v, cases)
  }
}

/** Each depth in turn, against the truth. */
function compare(grille: Grille, couleur: Couleur, profondeur: number): void {
  for (let prof = 1; prof <= profondeur; prof++) {
    const { v, meilleurs } = verite(grille.flat(), couleur, prof)
    attendre(grille, couleur, prof, v, meilleurs)
  }
}

/** The board turned over: rows become columns, and each disc shows its other side. */
function retourne(dessin: string): string {
  const { grille } = lireDessin(dessin)
  return grille.map((_, i) => `${i + 1} ${grille.map(ligne => '.OX'[ligne[i]!]).join(' ')}`).join('\n')
}

const DEPART = `
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . . . . .
  3 . . . . . . . .
  4 . . . O X . . .
  5 . . . X O . . .
  6 . . . . . . . .
  7 . . . . . . . .
  8 . . . . . . . .
`

const OUVERTURE = `
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . O . . .
  3 . . . . X O X .
  4 . . . O X O O .
  5 . . . X X O . .
  6 . . . . . . O .
  7 . . . . . . . .
  8 . . . . . . . .
`

const MILIEU = `
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . X X . .
  3 . O O O O X X X
  4 . . O O X O X X
  5 . . O O X X X X
  6 . . . O X X O O
  7 . . X O O . . .
  8 . . . . . O . .
`

/** The tree of the statement. */
const ARBRE = `
    a b c d e f g h
  1 O X O O O O . .
  2 O X X X O O . X
  3 O X X X O O O O
  4 O X O X X X O X
  5 O X O O X O X X
  6 O O X X O X X X
  7 O O X O X O X X
  8 X X X X X X X X
`

const PERDU = `
    a b c d e f g h
  1 X O O X . X O .
  2 X O O X X O O .
  3 X O O O O X O O
  4 X O O O X X O O
  5 X O O X O O O O
  6 X O X X X O O O
  7 X X O O O X O O
  8 X O O O O O O O
`

const NOIR_PASSE = `
    a b c d e f g h
  1 O O O O O O X X
  2 O O X X X X X X
  3 O O O O X X O X
  4 O O O O O O X X
  5 O O O X O O X .
  6 O O X O O X X X
  7 X X O X X X X .
  8 O O O O O O . .
`

const BLANC_PASSE = `
    a b c d e f g h
  1 . O O O O O O X
  2 . . O O O O X X
  3 X O O O X X X X
  4 . O O O X X X X
  5 O O X X O X X X
  6 X O X X X X O X
  7 X X O O X X X X
  8 X X O . O X X X
`

/** White has no move now, and none either after some moves of Black. */
const PASSE_EN_ROUTE = `
    a b c d e f g h
  1 X X X O O O O .
  2 O X X X O O . .
  3 O O X O O O O O
  4 O X O X O X O O
  5 O X O O X X O O
  6 O X X X X X O .
  7 O X X X O O O O
  8 O X X X X X X X
`

const FINI = `
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . . . . .
  3 . . X . . . . .
  4 . . . X X X X .
  5 . . . X X X X X
  6 . . . . X . X .
  7 . . . . . X . .
  8 . . . . O . X .
`

const PLEIN = `
    a b c d e f g h
  1 O O O O O O O O
  2 O X O O X O O O
  3 O O X X O X O O
  4 O X O X O X X O
  5 O O X O X O X O
  6 O X O X O X X O
  7 O O O O X X X O
  8 X X X X X X X O
`

describe('minimax', () => {
  test(
    'à la profondeur zéro, la valeur est le score, sans coup' +
      ' | at depth zero the value is the score, without a move',
    () => {
      for (const [couleur, v, dessin] of [
        [NOIR, 0, DEPART],
        [NOIR, 7, ARBRE],
        [BLANC, 7, ARBRE],
        [BLANC, -19, PERDU],
      ] as const) {
        const { grille } = lireDessin(dessin)
        attendreValeur(() => minimax(copie(grille), couleur, 0), [v, null], {
          appel: `minimax(grille, ${NOMS[couleur]}, 0)`,
          grille,
        })
      }
    },
  )

  test('une profondeur négative vaut zéro | a negative depth counts as zero', () => {
    trouve(ARBRE, NOIR, { [-1]: [7, ''] })
    trouve(PERDU, BLANC, { [-3]: [-19, ''] })
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const [dessin, couleur, prof] of [
      [OUVERTURE, NOIR, 1],
      [OUVERTURE, BLANC, 2],
      [NOIR_PASSE, NOIR, 3],
      [FINI, NOIR, 3],
      [MILIEU, NOIR, 0],
      [PASSE_EN_ROUTE, NOIR, 4],
    ] as const) {
      const { grille } = lireDessin(dessin)
      attendreIntact(() => minimax(grille, couleur, prof), grille, {
        appel: `minimax(grille, ${NOMS[couleur]}, ${prof})`,
      })
    }
  })

  test('un tour plus loin, Noir choisit le plus grand score | one turn ahead Black chooses the greatest score', () => {
    trouve(ARBRE, NOIR, { 1: [20, 'g1'] })
    trouve(PASSE_EN_ROUTE, NOIR, { 1: [17, 'g2'] })
  })

  test('un tour plus loin, Blanc choisit le plus petit score | one turn ahead White chooses the smallest score', () => {
    trouve(retourne(ARBRE), BLANC, { 1: [-20, 'a7'] })
    trouve(NOIR_PASSE, BLANC, { 1: [-23, 'h5'] })
  })

  test(
    'deux tours plus loin, l’adversaire répond au mieux' +
      ' | two turns ahead the adversary answers as well as possible',
    () => {
      trouve(ARBRE, NOIR, { 2: [9, 'g2'] })
      trouve(retourne(ARBRE), BLANC, { 2: [-9, 'b7'] })
    },
  )

  test('chaque tour de plus s’ajoute à la recherche | each further turn is added to the search', () => {
    trouve(DEPART, NOIR, {
      1: [3, 'd3 c4 f5 e6'],
      2: [0, 'd3 c4 f5 e6'],
      3: [3, 'd3 c4 f5 e6'],
      4: [-2, 'd3 c4 f5 e6'],
    })
    trouve(DEPART, BLANC, {
      1: [-3, 'e3 f4 c5 d6'],
      2: [0, 'e3 f4 c5 d6'],
      3: [-3, 'e3 f4 c5 d6'],
      4: [2, 'e3 f4 c5 d6'],
    })
  })

  test('le moins mauvais des coups est le meilleur | the least bad of the moves is the best', () => {
    trouve(PERDU, NOIR, { 1: [-12, 'h2'], 2: [-21, 'h1'] })
    trouve(retourne(PERDU), BLANC, { 1: [12, 'b8'], 2: [21, 'a8'] })
  })

  test('qui doit tout perdre joue quand même | a player about to lose everything still plays', () => {
    const dessin = `
        a b c d e f g h
      1 O O O O O O O O
      2 O O O O O O O O
      3 O O O O O O O O
      4 O . O X . O O O
      5 O O O O O O O O
      6 O O O O O O O O
      7 O O O O O O O O
      8 O O O O O O O O
    `
    trouve(dessin, NOIR, { 2: [-64, 'b4'] })
    trouve(retourne(dessin), BLANC, { 2: [64, 'd2'] })
  })

  test(
    'quand la partie est finie, la valeur est le score, sans coup' +
      ' | when the game is over the value is the score, without a move',
    () => {
      for (const prof of [1, 2, 3]) {
        trouve(FINI, NOIR, { [prof]: [13, ''] })
        trouve(FINI, BLANC, { [prof]: [13, ''] })
        trouve(PLEIN, NOIR, { [prof]: [-12, ''] })
        trouve(PLEIN, BLANC, { [prof]: [-12, ''] })
      }
    },
  )

  test('la recherche s’arrête avec la partie | the search stops with the game', () => {
    trouve(ARBRE, NOIR, { 3: [20, 'g2'], 4: [20, 'g2'], 12: [20, 'g2'] })
    trouve(retourne(PERDU), BLANC, { 4: [24, 'a8'], 12: [24, 'a8'] })
  })

  test('qui ne peut pas jouer passe, sans coup | a player who cannot play passes, without a move', () => {
    trouve(NOIR_PASSE, NOIR, { 2: [-23, ''] })
    trouve(BLANC_PASSE, BLANC, { 2: [32, ''], 3: [22, ''] })
  })

  test('une passe use un tour | a pass uses one turn', () => {
    trouve(NOIR_PASSE, NOIR, { 1: [-10, ''], 3: [-14, ''] })
    trouve(BLANC_PASSE, BLANC, { 1: [9, ''], 4: [45, ''] })
  })

  test('une passe peut venir au milieu de la recherche | a pass may come in the middle of the search', () => {
    trouve(PASSE_EN_ROUTE, NOIR, { 2: [5, 'h1 h6'], 3: [26, 'h1'], 4: [14, 'h1 h6'] })
    trouve(retourne(PASSE_EN_ROUTE), BLANC, { 2: [-5, 'a8 f8'], 3: [-26, 'a8'], 4: [-14, 'a8 f8'] })
  })

  test(
    'une partie se cherche jusqu’au bout à travers les passes' + ' | a game is searched to its end through the passes',
    () => {
      trouve(PASSE_EN_ROUTE, NOIR, { 12: [28, 'h6'] })
      trouve(NOIR_PASSE, NOIR, { 12: [-28, ''] })
      trouve(BLANC_PASSE, NOIR, { 12: [58, 'a4'] })
    },
  )

  test('au début de la partie, la valeur est exacte | at the beginning of the game the value is exact', () => {
    compare(lireDessin(OUVERTURE).grille, NOIR, 2)
    compare(lireDessin(OUVERTURE).grille, BLANC, 3)
  })

  test('en pleine partie, la valeur est exacte | in the middle of the game the value is exact', () => {
    compare(lireDessin(MILIEU).grille, NOIR, 2)
    compare(lireDessin(MILIEU).grille, BLANC, 3)
  })

  test('à la fin de la partie, la valeur est exacte | at the end of the game the value is exact', () => {
    for (const dessin of [ARBRE, PERDU, NOIR_PASSE, BLANC_PASSE, PASSE_EN_ROUTE]) {
      for (const couleur of [NOIR, BLANC]) compare(lireDessin(dessin).grille, couleur, 5)
    }
  })

  test('sur des positions au hasard, la valeur est exacte | on random positions the value is exact', () => {
    const tirages = fc.limitShrink(
      fc.record({ tours: fc.integer({ min: 2, max: 58 }), graine: fc.nat(1_000_000) }),
      100,
    )
    const exacte = fc.property(tirages, fc.constantFrom(NOIR, BLANC), ({ tours, graine }, couleur) => {
      const grille = auHasard(tours, graine)
      const vides = grille.flat().filter(pion => pion === 0).length
      compare(grille, couleur, vides <= 6 ? 4 : 2)
    })
    attendrePropriete(fc.check(exacte, { seed: 64, numRuns: 30 }))
  })
})

/** The position after so many turns of a game at random; the game may have ended before. */
function auHasard(tours: number, graine: number): Grille {
  let plat: Plat = lireDessin(DEPART).grille.flat()
  let etat = graine
  for (let tour = 0; tour < tours; tour++) {
    const permis = suites(plat, 1 + (tour % 2))
    etat = (etat * 48_271 + 11) % 2_147_483_647
    plat = permis[etat % permis.length]?.[1] ?? plat
  }
  return Array.from({ length: 8 }, (_, i) => plat.slice(8 * i, 8 * i + 8)) as Grille
}
