import fc from 'fast-check'
import { describe, test } from 'vitest'
import { attendreCases } from '../../atelier/dessin/attendre-coups.ts'
import {
  attendreEffet,
  attendreIntact,
  attendrePlateau,
  attendrePropriete,
  attendreValeur,
} from '../../atelier/dessin/attendre.ts'
import { changer, copie, lireDessin, nomDe } from '../../atelier/dessin/plateau.ts'
import type { Position } from '../01-plateau/plateau.ts'
import {
  auTourDeTrois,
  coupsTrois,
  coupValideTrois,
  creerPlateauTrois,
  dejouerTrois,
  jouerTrois,
  podium,
  scores,
  type Couleur3,
  type Grille3,
} from './trois-joueurs.ts'

type Pion = 0 | Couleur3

const JOUEURS: Couleur3[] = [1, 2, 3]
const SIGNES = '.XO#'

const suivant = (couleur: Couleur3) => ((couleur % 3) + 1) as Couleur3
const autres = (couleur: Couleur3): [Couleur3, Couleur3] => [suivant(couleur), suivant(suivant(couleur))]
const lire = (dessin: string): Grille3 => lireDessin<Pion>(dessin).grille

/** The same question twice, about one grid that has changed in between, from the start to the middle of a game. */
function redemander<R>(question: (grille: Grille3) => R): R {
  const grille = lire(DEPART)
  question(grille)
  changer(grille, lire(MILIEU))
  return question(grille)
}

const A_CHANGE = 'demandé une seconde fois, la grille a changé | asked a second time, the grid has changed'
const position = (nom: string): Position => [Number(nom[1]) - 1, 'abcdefghi'.indexOf(nom[0]!)]
const positions = (noms: string): Position[] => noms.split(' ').map(position)
const nombre = (liste: unknown) => (Array.isArray(liste) ? liste.length : liste)

const DEPART = `
    a b c d e f g h i
  1 . . . . . . . . .
  2 . . . . . . . . .
  3 . . . . . . . . .
  4 . . . X # O . . .
  5 . . . O X # . . .
  6 . . . # O X . . .
  7 . . . . . . . . .
  8 . . . . . . . . .
  9 . . . . . . . . .
`

const MILIEU = `
    a b c d e f g h i
  1 . X X X . . . . .
  2 . . . O . # . . .
  3 . . . X X X X . .
  4 . . . X # X . . .
  5 . . . O X # X . .
  6 . . . X # O O X O
  7 . # # # # O O # X
  8 . . . . . O . . .
  9 . . . . . . . . .
`

type Reponses = Record<Couleur3, Record<string, string>>

/** Every legal move of the three players, with what it turns over. */
// oxfmt-ignore
const REPONSES_DEPART: Reponses = {
  1: {
    e3: 'e4', f3: 'f4 f5', g3: 'f4', g4: 'f4 e4', c5: 'd5', g5: 'f5', c6: 'd6 e6', c7: 'd6', d7: 'd6 d5', e7: 'e6',
  },
  2: {
    d3: 'd4', e3: 'e4 e5', f3: 'e4', c4: 'd4 e4', g4: 'f5', g5: 'f5 e5', c6: 'd6', g6: 'f6', c7: 'd6 e5', d7: 'd6',
    f7: 'f6 f5',
  },
  3: {
    d3: 'd4 d5', f3: 'f4', g3: 'f4 e5', c4: 'd4', g4: 'f4', c5: 'd5 e5', c6: 'd5', g6: 'f6 e6', d7: 'e6', e7: 'e6 e5',
    f7: 'f6',
  },
}

// oxfmt-ignore
const REPONSES_MILIEU: Reponses = {
  1: {
    e1: 'f2', f1: 'f2', g1: 'f2', c5: 'd5', i5: 'i6', c6: 'd5 e4', a7: 'b7 c7 d7 e7 f7 g7 h7', b8: 'c7', d8: 'd7 e7 f6',
    e8: 'e7 e6', g8: 'g7 g6', h8: 'g7 f6 h7', i8: 'h7 g6 f5 e4', e9: 'f8 g7', f9: 'f8 f7 f6 f5', g9: 'f8 e7',
  },
  2: {
    f1: 'f2 f3 f4 f5', c2: 'd3 e4 f5', g2: 'f3 e4', c3: 'd4 e5', g4: 'g5', h4: 'g5', c5: 'd6 e7', h5: 'g5 f5 e5',
    i5: 'h6', c6: 'd6 e6', a7: 'b7 c7 d7 e7', d8: 'd7 d6 e7', g8: 'h7', i8: 'h7 i7',
  },
  3: {
    c2: 'd3', e2: 'e3', g2: 'f3', h2: 'g3 f4 e5 d6', c4: 'd4 d5', g4: 'f4', h4: 'g3 g5 f6', c5: 'd4 e3 d5 e5 d6',
    h5: 'g5 h6', c6: 'd5 d6', g8: 'f7', f9: 'f8 f7 f6', g9: 'f8',
  },
}

/** Two drawings side by side: before, with `*` on the square played, and after. */
function lirePaire(dessins: string): { avant: Grille3; apres: Grille3; jouee: Position; retournes: Position[] } {
  const lignes = dessins
    .split('\n')
    .map(ligne => ligne.trim().split(/\s+/))
    .filter(([numero]) => /^\d$/.test(numero!))
  const moitie = (debut: number) =>
    lireDessin<Pion>(lignes.map(ligne => ligne.slice(debut, debut + 10).join(' ')).join('\n'))
  const {
    grille: avant,
    etoiles: [[i, j] = [0, 0]],
  } = moitie(0)
  const { grille: apres } = moitie(10)
  const changes = avant.flatMap((ligne, k) =>
    ligne.flatMap((pion, l): Position[] => (pion !== 0 && pion !== apres[k]![l] ? [[k, l]] : [])),
  )
  return { avant, apres, jouee: [i, j], retournes: changes }
}

/** `couleur` plays (i, j): exactly these discs turn over, whatever their order, or the move is illegal. */
function coup(grille: Grille3, couleur: Couleur3, [i, j]: Position, retournes: Position[]): void {
  const qui = `${couleur} (${SIGNES[couleur]})`
  const [fr, en] =
    grille[i]?.[j] === undefined ? ['hors du plateau', 'off the board'] : [`en ${nomDe([i, j])}`, `on ${nomDe([i, j])}`]
  attendreCases(() => coupValideTrois(copie(grille), couleur, i, j), retournes.length > 0 && retournes, {
    appel: `coupValideTrois(grille, ${couleur}, ${i}, ${j})`,
    quand: `le joueur ${qui} ${fr} | player ${qui} ${en}`,
    grille,
  })
}

function joue(couleur: Couleur3, dessins: string): void {
  const { avant, jouee, retournes } = lirePaire(dessins)
  coup(avant, couleur, jouee, retournes)
}

/** In the drawing, the player may not play on any `*`. */
function interdit(couleur: Couleur3, dessin: string): void {
  const { grille, etoiles } = lireDessin<Pion>(dessin)
  for (const [i, j] of etoiles) coup(grille, couleur, [i, j], [])
}

const PAS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const
const CASES = Array.from({ length: 81 }, (_, n): Position => [Math.floor(n / 9), n % 9])

/** The squares beyond this one in a direction, up to the edge. */
function rayon([i, j]: Position, [di, dj]: readonly [number, number]): Position[] {
  const cases = Array.from({ length: 8 }, (_, n): Position => [i + (n + 1) * di, j + (n + 1) * dj])
  return cases.filter(([x, y]) => x >= 0 && x < 9 && y >= 0 && y < 9)
}

type Composee = { grille: Grille3; couleur: Couleur3; ou: Position; retournes: Position[] }

/** A position made around the square played: what each direction holds is chosen, so what turns over is known. */
function composer(
  fond: Pion[],
  couleur: Couleur3,
  place: number,
  rangees: [longueur: number, ferme: boolean][],
): Composee {
  const grille: Grille3 = Array.from({ length: 9 }, (_, i) => fond.slice(9 * i, 9 * i + 9))
  const ou = CASES[place]!
  const retournes = PAS.flatMap((pas, d) => {
    const [longueur, ferme] = rangees[d]!
    const cases = rayon(ou, pas)
    for (const [x, y] of cases.slice(0, longueur)) grille[x]![y] = autres(couleur)[grille[x]![y]! % 2]!
    for (const [x, y] of cases.slice(longueur, longueur + 1)) grille[x]![y] = ferme ? couleur : 0
    return ferme && cases.length > longueur ? cases.slice(0, longueur) : []
  })
  grille[ou[0]]![ou[1]] = 0
  return { grille, couleur, ou, retournes }
}

const rangees = fc.array(fc.tuple(fc.nat(4), fc.boolean()), { minLength: 8, maxLength: 8 })
const fonds = fc.array(fc.constantFrom<Pion>(0, 1, 2, 3), { minLength: 81, maxLength: 81 })
const composees: fc.Arbitrary<Composee> = fc.limitShrink(
  fc.tuple(fonds, fc.constantFrom(...JOUEURS), fc.nat(80), rangees).map(args => composer(...args)),
  100,
)

/** The grid after a move, drawn by the test. */
function apresCoup(grille: Grille3, couleur: Couleur3, cases: Position[]): Grille3 {
  const apres = copie(grille)
  for (const [x, y] of cases) apres[x]![y] = couleur
  return apres
}

type Essai = { coup: ReturnType<typeof coupsTrois>[number]; posees: Position[]; apres: Grille3 }

/**
 * Plays each of the learner's moves on this very grid, which the test then puts back: the shape of a move is free.
 * `defaire` keeps a stack of the learner's own in order; what it does to the grid does not count here.
 */
function essayer(grille: Grille3, couleur: Couleur3, defaire: typeof dejouerTrois = () => {}): Essai[] {
  const avant = copie(grille)
  const remettre = () =>
    avant.forEach((ligne, i) =>
      ligne.forEach((pion, j) => {
        grille[i]![j] = pion
      }),
    )
  const liste = coupsTrois(grille, couleur)
  remettre()
  return (Array.isArray(liste) ? liste : []).map(coup => {
    jouerTrois(grille, couleur, coup)
    const apres = copie(grille)
    try {
      defaire(grille, couleur, coup)
    } catch {
      // It is tried for itself later on.
    }
    remettre()
    return { coup, apres, posees: CASES.filter(([i, j]) => avant[i]![j] === 0 && apres[i]?.[j] !== 0) }
  })
}

/** The learner's move on a grid where this player has only one. */
function seulCoup(grille: Grille3, couleur: Couleur3): ReturnType<typeof coupsTrois>[number] {
  let liste: ReturnType<typeof coupsTrois> = []
  attendreValeur(() => nombre((liste = coupsTrois(grille, couleur))), 1, {
    appel: `coupsTrois(grille, ${couleur}).length`,
    grille: copie(grille),
  })
  return liste[0]!
}

/** One mixed run for each player, who has no other move. */
const MELEES: [couleur: Couleur3, dessins: string][] = [
  [
    1,
    `
      a b c d e f g h i       a b c d e f g h i
    1 . . . . . . . . .     1 . . . . . . . . .
    2 . . . . . . . . .     2 . . . . . . . . .
    3 . . . . . . . . .     3 . . . . . . . . .
    4 . . . . . . . . .     4 . . . . . . . . .
    5 X O # # O * . . .     5 X X X X X X . . .
    6 . . . . . . . . .     6 . . . . . . . . .
    7 . . . . . . . . .     7 . . . . . . . . .
    8 . . . . . . . . .     8 . . . . . . . . .
    9 . . . . . . . . .     9 . . . . . . . . .
  `,
  ],
  [
    2,
    `
      a b c d e f g h i       a b c d e f g h i
    1 . . . . . . . . .     1 . . . . . . . . .
    2 . . . . . . . . .     2 . . . . . . . . .
    3 . . . . . . * . .     3 . . . . . . O . .
    4 . . . . . X . . .     4 . . . . . O . . .
    5 . . . . # . . . .     5 . . . . O . . . .
    6 . . . X . . . . .     6 . . . O . . . . .
    7 . . # . . . . . .     7 . . O . . . . . .
    8 . # . . . . . . .     8 . O . . . . . . .
    9 O . . . . . . . .     9 O . . . . . . . .
  `,
  ],
  [
    3,
    `
      a b c d e f g h i       a b c d e f g h i
    1 . . . . . . . . #     1 . . . . . . . . #
    2 . . . . . . . . O     2 . . . . . . . . #
    3 . . . . . . . . O     3 . . . . . . . . #
    4 . . . . . . . . X     4 . . . . . . . . #
    5 . . . . . . . . *     5 . . . . . . . . #
    6 . . . . . . . . X     6 . . . . . . . . X
    7 . . . . . . . . .     7 . . . . . . . . .
    8 . . . . . . . . .     8 . . . . . . . . .
    9 . . . . . . . . .     9 . . . . . . . . .
  `,
  ],
]

describe('creerPlateauTrois', () => {
  test('neuf pions au centre, trois de chaque joueur | nine discs in the centre, three of each player', () => {
    attendrePlateau(() => creerPlateauTrois(), lire(DEPART), { appel: 'creerPlateauTrois()' })
  })

  test('chaque appel donne une grille neuve | each call gives a fresh grid', () => {
    attendrePlateau(
      () => {
        const premiere = creerPlateauTrois()
        if (Array.isArray(premiere)) for (const ligne of premiere) ligne?.fill?.(1)
        return creerPlateauTrois()
      },
      lire(DEPART),
      { appel: 'creerPlateauTrois()', quand: 'après avoir rempli une première grille | after filling a first grid' },
    )
  })

  test('chaque ligne est un tableau à elle | each row is an array of its own', () => {
    const attendue = lire(DEPART)
    attendue[0]![0] = 3
    attendrePlateau(
      () => {
        const grille = creerPlateauTrois()
        if (grille?.[0]) grille[0][0] = 3
        return grille
      },
      attendue,
      { appel: 'creerPlateauTrois()', quand: 'puis grille[0][0] = 3 | then grille[0][0] = 3' },
    )
  })
})

describe('coupValideTrois', () => {
  test('un pion d’un adversaire encadré se retourne | a bracketed disc of an adversary turns over', () => {
    joue(
      1,
      `
        a b c d e f g h i       a b c d e f g h i
      1 . . . . . . . . .     1 . . . . . . . . .
      2 . . . . . . . . .     2 . . . . . . . . .
      3 . . . . . . . . .     3 . . . . . . . . .
      4 . . . . . . . . .     4 . . . . . . . . .
      5 . . . X O * . . .     5 . . . X X X . . .
      6 . . . . . . . . .     6 . . . . . . . . .
      7 . . . . . . . . .     7 . . . . . . . . .
      8 . . . . . . . . .     8 . . . . . . . . .
      9 . . . . . . . . .     9 . . . . . . . . .
    `,
    )
  })

  test('les pions de l’autre adversaire se retournent aussi | the discs of the other adversary turn over too', () => {
    joue(
      1,
      `
        a b c d e f g h i       a b c d e f g h i
      1 . . . . . . . . .     1 . . . . . . . . .
      2 . . . . . . . . .     2 . . . . . . . . .
      3 . . . . . . . . .     3 . . . . . . . . .
      4 . . . . . . . . .     4 . . . . . . . . .
      5 . . X # # * . . .     5 . . X X X X . . .
      6 . . . . . . . . .     6 . . . . . . . . .
      7 . . . . . . . . .     7 . . . . . . . . .
      8 . . . . . . . . .     8 . . . . . . . . .
      9 . . . . . . . . .     9 . . . . . . . . .
    `,
    )
  })

  test('une rangée peut mêler les deux adversaires | a run may mix both adversaries', () => {
    for (const [couleur, dessins] of MELEES) joue(couleur, dessins)
  })

  test('chaque joueur encadre les deux autres | each player brackets the two others', () => {
    for (const couleur of JOUEURS) {
      for (const adverse of autres(couleur)) {
        const grille = lire(DEPART).map(ligne => ligne.map((): Pion => 0))
        grille[4]!.splice(2, 3, couleur, adverse, adverse)
        coup(
          grille,
          couleur,
          [4, 5],
          [
            [4, 3],
            [4, 4],
          ],
        )
      }
    }
  })

  test('seul un pion à soi ferme une rangée | only one’s own disc closes a run', () => {
    interdit(
      1,
      `
        a b c d e f g h i
      1 . . . . . . . . X
      2 . . . # . . . . .
      3 . # . O . . . . .
      4 . . O O . . . . .
      5 . # O * O O # . .
      6 . . . # # . . . .
      7 . . . O . O . . .
      8 . . . # . . # . .
      9 . . . . . . . . .
    `,
    )
    interdit(
      3,
      `
        a b c d e f g h i
      1 . . . . . . . . .
      2 . . . . . . . . .
      3 . . . . . . . . .
      4 . * O X . . . . .
      5 . . . . . . . . .
      6 . . * X O X . . .
      7 . . . . . . . . .
      8 . . . . . . . . .
      9 . . . . . . . . .
    `,
    )
  })

  const DIRECTIONS: [fr: string, en: string, di: number, dj: number][] = [
    ['vers le haut', 'upwards', -1, 0],
    ['vers le bas', 'downwards', 1, 0],
    ['vers la gauche', 'to the left', 0, -1],
    ['vers la droite', 'to the right', 0, 1],
    ['en haut à gauche', 'up and left', -1, -1],
    ['en haut à droite', 'up and right', -1, 1],
    ['en bas à gauche', 'down and left', 1, -1],
    ['en bas à droite', 'down and right', 1, 1],
  ]

  for (const [fr, en, di, dj] of DIRECTIONS) {
    test(`une rangée se ferme ${fr} | a run closes ${en}`, () => {
      for (const couleur of JOUEURS) {
        for (let longueur = 1; longueur <= 7; longueur++) {
          const departs = CASES.filter(ou => rayon(ou, [di, dj]).length > longueur)
          for (const ou of [departs[0]!, departs.at(-1)!]) {
            const grille = lire(DEPART).map(ligne => ligne.map((): Pion => 0))
            const cases = rayon(ou, [di, dj]).slice(0, longueur + 1)
            cases.forEach(([x, y], n) => {
              grille[x]![y] = n < longueur ? autres(couleur)[n % 2]! : couleur
            })
            coup(grille, couleur, ou, cases.slice(0, longueur))
          }
        }
      }
    })
  }

  test('un pion posé ferme plusieurs rangées à la fois | one disc closes several runs at once', () => {
    joue(
      2,
      `
        a b c d e f g h i       a b c d e f g h i
      1 . . . . . . . . .     1 . . . . . . . . .
      2 . O . . O . . . .     2 . O . . O . . . .
      3 . . X . # . . . .     3 . . O . O . . . .
      4 . . . # X . . . .     4 . . . O O . . . .
      5 O X # X * # X # O     5 O O O O O O O O O
      6 . . . . X . . . .     6 . . . . O . . . .
      7 . . . . O . . . .     7 . . . . O . . . .
      8 . . . . . . . . .     8 . . . . . . . . .
      9 . . . . . . . . .     9 . . . . . . . . .
    `,
    )
  })

  test('les rangées ouvertes restent comme elles sont | open runs stay as they are', () => {
    joue(
      3,
      `
        a b c d e f g h i       a b c d e f g h i
      1 . . . . X . . . .     1 . . . . X . . . .
      2 . . . . O . . . .     2 . . . . O . . . .
      3 . . . . X . # . .     3 . . . . X . # . .
      4 . . . . O X . . .     4 . . . . O # . . .
      5 # . O X * O X O X     5 # . O X # O X O X
      6 . . . X O . . . .     6 . . . X # . . . .
      7 . . . . X . . . .     7 . . . . # . . . .
      8 . . . . # . . . .     8 . . . . # . . . .
      9 . . . . . . . . .     9 . . . . . . . . .
    `,
    )
  })

  test('une case vide arrête la rangée | an empty square stops the run', () => {
    interdit(
      1,
      `
        a b c d e f g h i
      1 . . . . . . . . .
      2 . . . . . . . . .
      3 . . . . . . . . .
      4 * O # . O X . . .
      5 . . . . . . . . .
      6 . . . X . # . * .
      7 . . . . . . . . .
      8 . . . . . . . . .
      9 . . . . . . . . .
    `,
    )
  })

  test('le bord n’est pas un pion | the edge is not a disc', () => {
    interdit(
      1,
      `
        a b c d e f g h i
      1 O . . . # . . . O
      2 . # . . O . . # .
      3 . . O . # . O . .
      4 . . . # O # . . .
      5 # O # O * # O O #
      6 . . . # O # . . .
      7 . . O . O . # . .
      8 . # . . # . . O .
      9 O . . . O . . . #
    `,
    )
  })

  test('son propre pion voisin ne retourne rien | one’s own disc next door turns nothing over', () => {
    interdit(
      2,
      `
        a b c d e f g h i
      1 . . . . . . . . .
      2 . . . . . . . . .
      3 . . * O X O . . .
      4 . . . . . . . . .
      5 . . . . * O # . .
      6 . . . . . . . . .
      7 . . . . . . . . .
      8 . . . . . . . . .
      9 . . . . . . . . .
    `,
    )
  })

  test('une case occupée est interdite | an occupied square is forbidden', () => {
    const grille = lire(DEPART)
    for (const couleur of JOUEURS)
      for (const [i, j] of CASES) if (grille[i]![j] !== 0) coup(grille, couleur, [i, j], [])
    for (const occupee of ['a4', 'd5', 'e5', 'g5'])
      coup(
        lire(`
        a b c d e f g h i
      1 . . . . . . . . .
      2 . . . . . . . . .
      3 . . . . . . . . .
      4 O # X . . . . . .
      5 . . . X X # O X .
      6 . . . . . . . . .
      7 . . . . . . . . .
      8 . . . . . . . . .
      9 . . . . . . . . .
    `),
        1,
        position(occupee),
        [],
      )
  })

  test('les pions sans contact avec le pion posé restent | discs out of touch with the placed one stay', () => {
    joue(
      1,
      `
        a b c d e f g h i       a b c d e f g h i
      1 . . . . . . . . .     1 . . . . . . . . .
      2 . . . X . . . . .     2 . . . X . . . . .
      3 . . . # . . . . .     3 . . . # . . . . .
      4 . . . O . . . . .     4 . . . O . . . . .
      5 . X O # O * . . .     5 . X X X X X . . .
      6 . . O . . . . . .     6 . . O . . . . . .
      7 . . X . . . . . .     7 . . X . . . . . .
      8 . . . . . . . . .     8 . . . . . . . . .
      9 . . . . . . . . .     9 . . . . . . . . .
    `,
    )
  })

  test('la neuvième ligne et la neuvième colonne comptent | the ninth row and the ninth column count', () => {
    joue(
      2,
      `
        a b c d e f g h i       a b c d e f g h i
      1 . . . . . . . . .     1 . . . . . . . . .
      2 . . . . . . . . .     2 . . . . . . . . .
      3 . . . . . . . . .     3 . . . . . . . . .
      4 . . . . . . . . .     4 . . . . . . . . .
      5 . . . . O . . . .     5 . . . . O . . . .
      6 . . . . . X . . .     6 . . . . . O . . .
      7 . . . . . . # . .     7 . . . . . . O . .
      8 . . . . . . . X .     8 . . . . . . . O .
      9 . . . . . . . . *     9 . . . . . . . . O
    `,
    )
    joue(
      3,
      `
        a b c d e f g h i       a b c d e f g h i
      1 . . . . . . . . .     1 . . . . . . . . .
      2 . . . . . . . . .     2 . . . . . . . . .
      3 . . . . . . . . .     3 . . . . . . . . .
      4 . . . . . . . . .     4 . . . . . . . . .
      5 . . . . . . . . *     5 . . . . . . . . #
      6 . . . . . . . . X     6 . . . . . . . . #
      7 . . . . . . . . X     7 . . . . . . . . #
      8 . . . . . . . . O     8 . . . . . . . . #
      9 . . . . . . . . #     9 . . . . . . . . #
    `,
    )
  })

  test('hors du plateau, aucun coup n’est permis | off the board no move is legal', () => {
    const grille = lire(`
        a b c d e f g h i
      1 O X . . O . . # X
      2 X X . . X . . X X
      3 . . . . . . . . .
      4 X O . . . . . # X
      5 . . . . . . . . .
      6 . . . . . . . . .
      7 . . . . . . . . .
      8 X X . . X . . X X
      9 # O . . # . . O O
    `)
    const dehors: Position[] = [
      [-1, 0],
      [-1, 4],
      [-1, -1],
      [-1, 8],
      [0, 9],
      [3, 9],
      [3, -1],
      [9, 0],
      [9, 4],
      [9, 9],
      [9, 7],
      [20, 20],
      [-2, 4],
    ]
    for (const couleur of JOUEURS) for (const ou of dehors) coup(grille, couleur, ou, [])
  })

  test('entre deux cases, aucun coup n’est permis | between two squares no move is legal', () => {
    for (const ou of [
      [2.5, 4],
      [2, 4.5],
      [NaN, 4],
      [2, NaN],
    ] as Position[])
      coup(lire(DEPART), 1, ou, [])
  })

  test('en pleine partie, chaque case a sa réponse | in the middle of a game each square has its answer', () => {
    for (const couleur of JOUEURS) {
      for (const ou of CASES) {
        const noms = REPONSES_MILIEU[couleur][nomDe(ou)]
        coup(lire(MILIEU), couleur, ou, noms ? positions(noms) : [])
      }
    }
  })

  test('chaque direction compte pour elle-même | each direction counts on its own', () => {
    const regle = fc.property(composees, ({ grille, couleur, ou, retournes }) => coup(grille, couleur, ou, retournes))
    attendrePropriete(fc.check(regle, { seed: 81, numRuns: 40 }))
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    const grille = lire(MILIEU)
    for (const couleur of JOUEURS) {
      for (const [i, j] of [
        [6, 0],
        [4, 2],
        [0, 0],
        [3, 3],
      ] as const) {
        attendreIntact(() => coupValideTrois(grille, couleur, i, j), grille, {
          appel: `coupValideTrois(grille, ${couleur}, ${i}, ${j})`,
        })
      }
    }
  })
})

describe('coupsTrois', () => {
  const combien = (dessin: string, couleur: Couleur3, attendu: number) => {
    const grille = lire(dessin)
    attendreValeur(() => nombre(coupsTrois(grille, couleur)), attendu, {
      appel: `coupsTrois(grille, ${couleur}).length`,
      grille: lire(dessin),
    })
  }

  test('au départ, chaque joueur a ses coups | at the start each player has their moves', () => {
    for (const couleur of JOUEURS) combien(DEPART, couleur, Object.keys(REPONSES_DEPART[couleur]).length)
  })

  test('en pleine partie, aucun coup ne manque | in the middle of a game no move is missing', () => {
    for (const couleur of JOUEURS) combien(MILIEU, couleur, Object.keys(REPONSES_MILIEU[couleur]).length)
  })

  test('quand la grille change, les coups changent | when the grid changes the moves change', () => {
    for (const couleur of JOUEURS) {
      attendreValeur(
        () => redemander(grille => nombre(coupsTrois(grille, couleur))),
        Object.keys(REPONSES_MILIEU[couleur]).length,
        { appel: `coupsTrois(grille, ${couleur}).length`, quand: A_CHANGE, grille: lire(MILIEU) },
      )
    }
  })

  test('qui ne peut pas jouer a une liste vide | whoever cannot play has an empty list', () => {
    for (const couleur of [2, 3] as const)
      combien(
        `
        a b c d e f g h i
      1 X O . . . . . . .
      2 . . . . . . . . .
      3 . . . . . . . . .
      4 . . . . . . . . .
      5 . . . . . . . . .
      6 . . . . . . . . .
      7 . . . . . . . . .
      8 . . . . . . . . .
      9 . . . . . . . . .
    `,
        couleur,
        0,
      )
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const couleur of JOUEURS) {
      const grille = lire(MILIEU)
      attendreIntact(() => coupsTrois(grille, couleur), grille, { appel: `coupsTrois(grille, ${couleur})` })
    }
  })
})

describe('jouerTrois', () => {
  const effet = (couleur: Couleur3, dessins: string) => {
    const { avant, apres } = lirePaire(dessins)
    const coup = seulCoup(avant, couleur)
    attendreEffet(() => jouerTrois(avant, couleur, coup), avant, apres, {
      appel: `jouerTrois(grille, ${couleur}, coup)`,
    })
  }

  /** The squares first, then the grid after each move. */
  const tousLesCoups = (dessin: string, reponses: Reponses) => {
    for (const couleur of JOUEURS) {
      const grille = lire(dessin)
      const appel = `jouerTrois(grille, ${couleur}, coup)`
      let essais: Essai[] = []
      attendreCases(
        () => (essais = essayer(grille, couleur)).flatMap(({ posees }) => posees),
        Object.keys(reponses[couleur]).map(position),
        {
          appel,
          quand: 'les cases où les coups posent un pion | the squares where the moves place a disc',
          grille: lire(dessin),
        },
      )
      for (const [nom, retournes] of Object.entries(reponses[couleur])) {
        const attendue = apresCoup(lire(dessin), couleur, [position(nom), ...positions(retournes)])
        attendrePlateau(() => essais.find(({ posees }) => nomDe(posees[0]!) === nom)?.apres, attendue, {
          appel,
          quand: `le coup qui joue ${nom} | the move that plays ${nom}`,
        })
      }
    }
  }

  test('le pion est posé et la rangée se retourne | the disc is placed and the run turns over', () => {
    effet(
      1,
      `
        a b c d e f g h i       a b c d e f g h i
      1 . . . . . . . . .     1 . . . . . . . . .
      2 . . . . . . . . .     2 . . . . . . . . .
      3 . . . . . . . . .     3 . . . . . . . . .
      4 . . . . . . . . .     4 . . . . . . . . .
      5 X O O * . . . . .     5 X X X X . . . . .
      6 . . . . . . . . .     6 . . . . . . . . .
      7 . . . . . . . . #     7 . . . . . . . . #
      8 . . . . . . . . .     8 . . . . . . . . .
      9 . . . . . . . . .     9 . . . . . . . . .
    `,
    )
  })

  test('les pions des deux adversaires se retournent | the discs of both adversaries turn over', () => {
    for (const [couleur, dessins] of MELEES) effet(couleur, dessins)
  })

  test(
    'au départ, chaque coup change la grille à sa façon' + ' | at the start each move changes the grid in its way',
    () => {
      tousLesCoups(DEPART, REPONSES_DEPART)
    },
  )

  test('en pleine partie, chaque coup joue sa case | in the middle of a game each move plays its square', () => {
    tousLesCoups(MILIEU, REPONSES_MILIEU)
  })
})

describe('dejouerTrois', () => {
  const defait = (couleur: Couleur3, dessins: string) => {
    const { avant: grille } = lirePaire(dessins)
    const coup = seulCoup(grille, couleur)
    attendreEffet(
      () => {
        jouerTrois(grille, couleur, coup)
        dejouerTrois(grille, couleur, coup)
      },
      grille,
      lirePaire(dessins).avant,
      { appel: `dejouerTrois(grille, ${couleur}, coup)`, quand: 'après jouerTrois | after jouerTrois' },
    )
  }

  const defaitTout = (grille: Grille3, couleur: Couleur3) => {
    const avant = copie(grille)
    const appel = `dejouerTrois(grille, ${couleur}, coup)`
    let liste: unknown
    attendreEffet(
      () => {
        liste = coupsTrois(grille, couleur)
      },
      grille,
      avant,
      { appel: `coupsTrois(grille, ${couleur})` },
    )
    for (const coup of Array.isArray(liste) ? (liste as ReturnType<typeof coupsTrois>) : []) {
      attendreEffet(
        () => {
          jouerTrois(grille, couleur, coup)
          dejouerTrois(grille, couleur, coup)
        },
        grille,
        avant,
        { appel, quand: 'après jouerTrois | after jouerTrois' },
      )
    }
  }

  test('la case se vide et les pions reviennent | the square is emptied and the discs come back', () => {
    defait(
      1,
      `
        a b c d e f g h i       a b c d e f g h i
      1 . . . . . . . . .     1 . . . . . . . . .
      2 . . . . . . . . .     2 . . . . . . . . .
      3 . . . . . . . . .     3 . . . . . . . . .
      4 . . . . . . . . .     4 . . . . . . . . .
      5 X O O * . . . . .     5 X X X X . . . . .
      6 . . . . . . . . .     6 . . . . . . . . .
      7 . . . . . . . . .     7 . . . . . . . . .
      8 . . . . . . . . .     8 . . . . . . . . .
      9 . . . . . . . . .     9 . . . . . . . . .
    `,
    )
    defait(
      1,
      `
        a b c d e f g h i       a b c d e f g h i
      1 . . . . . . . . .     1 . . . . . . . . .
      2 . . . . . . . . .     2 . . . . . . . . .
      3 . . . . . . . . .     3 . . . . . . . . .
      4 . . . . . . . . .     4 . . . . . . . . .
      5 X # # * . . . . .     5 X X X X . . . . .
      6 . . . . . . . . .     6 . . . . . . . . .
      7 . . . . . . . . .     7 . . . . . . . . .
      8 . . . . . . . . .     8 . . . . . . . . .
      9 . . . . . . . . .     9 . . . . . . . . .
    `,
    )
  })

  test('chaque adversaire retrouve ses pions | each adversary gets their own discs back', () => {
    for (const [couleur, dessins] of MELEES) defait(couleur, dessins)
  })

  test('jouer puis défaire ne change rien | playing then undoing changes nothing', () => {
    for (const couleur of JOUEURS) defaitTout(lire(MILIEU), couleur)
    const loi = fc.property(composees, ({ grille, couleur }) => defaitTout(copie(grille), couleur))
    attendrePropriete(fc.check(loi, { seed: 27, numRuns: 20 }))
  })

  test('deux coups se défont l’un après l’autre | two moves are undone one after the other', () => {
    const dessin = `
        a b c d e f g h i
      1 X # O . . . . . .
      2 . . . . . . . . .
      3 . . . . . . . . .
      4 . . . . . . . . .
      5 . . . . . . . . .
      6 . . . . . . . . .
      7 . . . . . . . . .
      8 . . . . . . . . .
      9 O # X . . . . . .
    `
    const grille = lire(dessin)
    const premier = seulCoup(grille, 1)
    attendreEffet(
      () => {
        jouerTrois(grille, 1, premier)
        const second = seulCoup(grille, 2)
        jouerTrois(grille, 2, second)
        dejouerTrois(grille, 2, second)
        dejouerTrois(grille, 1, premier)
      },
      grille,
      lire(dessin),
      {
        appel: 'dejouerTrois(grille, 1, premier)',
        quand:
          'deux coups joués, puis défaits en commençant par le second' +
          ' | two moves played, then undone starting with the second',
      },
    )
  })

  test('défaire toute une partie redonne le départ | undoing a whole game gives the start back', () => {
    const grille = lire(DEPART)
    const joues: { couleur: Couleur3; coup: Essai['coup']; avant: Grille3 }[] = []
    let couleur: Couleur3 = 1
    for (let tour = 0, passes = 0; passes < 3 && tour < 120; tour++, couleur = suivant(couleur)) {
      const qui = couleur
      // Nothing to compare here: the check only tells an error of the learner's function like everywhere else.
      attendreEffet(
        () => {
          const essais = essayer(grille, qui, dejouerTrois).filter(({ posees }) => posees.length > 0)
          const cases = essais.map(({ posees }) => posees[0]!).sort(([i, j], [k, l]) => i - k || j - l)
          const choisi = essais.find(({ posees }) => posees[0] === cases[(tour * 7) % cases.length])
          passes = choisi ? 0 : passes + 1
          if (!choisi) return
          joues.push({ couleur: qui, coup: choisi.coup, avant: copie(grille) })
          jouerTrois(grille, qui, choisi.coup)
        },
        grille,
        grille,
        { appel: `jouerTrois(grille, ${qui}, coup)` },
      )
    }
    for (const { couleur, coup, avant } of joues.reverse()) {
      attendreEffet(() => dejouerTrois(grille, couleur, coup), grille, avant, {
        appel: `dejouerTrois(grille, ${couleur}, coup)`,
        quand: 'en remontant la partie | going back through the game',
      })
    }
  })

  /** How many sequences of `plis` moves there are, a forced pass being one of them, found by playing and undoing. */
  const suites = (grille: Grille3, couleur: Couleur3, plis: number): number => {
    const liste = coupsTrois(grille, couleur)
    if (!Array.isArray(liste) || liste.length === 0) return plis === 1 ? 1 : suites(grille, suivant(couleur), plis - 1)
    if (plis === 1) return liste.length
    return liste.reduce<number>((total, coup) => {
      jouerTrois(grille, couleur, coup)
      const suite = suites(grille, suivant(couleur), plis - 1)
      dejouerTrois(grille, couleur, coup)
      return total + suite
    }, 0)
  }

  test(
    'une recherche compte les suites de coups et rend la grille' +
      ' | a search counts the sequences of moves and gives the grid back',
    () => {
      const grille = lire(DEPART)
      const appel = 'coupsTrois, jouerTrois, dejouerTrois'
      for (const [plis, attendu] of [
        [1, 10],
        [2, 89],
        [3, 608],
      ] as const) {
        attendreValeur(() => suites(grille, 1, plis), attendu, {
          appel,
          quand: `nombre de suites de ${plis} coups | number of sequences of ${plis} moves`,
        })
        attendrePlateau(() => grille, lire(DEPART), {
          appel,
          quand: 'la grille après la recherche | the grid after the search',
        })
      }
    },
  )
})

describe('auTourDeTrois', () => {
  /** Who plays after players 1, 2 and 3. */
  const tours = (dessin: string, attendus: (Couleur3 | null)[]) => {
    JOUEURS.forEach((dernier, n) => {
      attendreValeur(() => auTourDeTrois(lire(dessin), dernier), attendus[n], {
        appel: `auTourDeTrois(grille, ${dernier})`,
        grille: lire(dessin),
      })
    })
  }

  test('après un joueur, c’est au suivant | after a player comes the next one', () => {
    tours(DEPART, [2, 3, 1])
    tours(MILIEU, [2, 3, 1])
  })

  test('un joueur bloqué est sauté | a blocked player is skipped', () => {
    tours(
      `
        a b c d e f g h i
      1 X O . . . . . . .
      2 . . . . . . . . .
      3 . . . . . . . . .
      4 # O . . . . . . .
      5 . . . . . . . . .
      6 . . . . . . . . .
      7 . . . . . . . . .
      8 . . . . . . . . .
      9 . . . . . . . . .
    `,
      [3, 3, 1],
    )
    tours(
      `
        a b c d e f g h i
      1 X # . . . . . . .
      2 . . . . . . . . .
      3 . . . . . . . . .
      4 O # . . . . . . .
      5 . . . . . . . . .
      6 . . . . . . . . .
      7 . . . . . . . . .
      8 . . . . . . . . .
      9 . . . . . . . . .
    `,
      [2, 1, 1],
    )
    tours(
      `
        a b c d e f g h i
      1 O X . . . . . . .
      2 . . . . . . . . .
      3 . . . . . . . . .
      4 # X . . . . . . .
      5 . . . . . . . . .
      6 . . . . . . . . .
      7 . . . . . . . . .
      8 . . . . . . . . .
      9 . . . . . . . . .
    `,
      [2, 3, 2],
    )
  })

  test('sans pion, on passe, et les autres continuent | without discs one passes, and the others go on', () => {
    tours(
      `
        a b c d e f g h i
      1 . . . . . . . . .
      2 . . . . . . . . .
      3 . . . . . . X . .
      4 . . . X # X . . .
      5 . . X # # # . . .
      6 . X X X X X . . .
      7 . . . . . . . . .
      8 . . . . . . . . .
      9 . . . . . . . . .
    `,
      [3, 3, 1],
    )
    tours(
      `
        a b c d e f g h i
      1 . . . . . . . . .
      2 . . . . O . . . .
      3 . . . # O . . . .
      4 . . . # # O # # .
      5 . . . # O O O . .
      6 . . . # O O . . .
      7 . . . . . O . . .
      8 . . . . . . . . .
      9 . . . . . . . . .
    `,
      [2, 3, 2],
    )
  })

  test('si les deux autres sont bloqués, on rejoue | if both others are blocked one plays again', () => {
    tours(
      `
        a b c d e f g h i
      1 X O . . . . . . .
      2 . . . . . . . . .
      3 . . . . . . . . .
      4 . . . . . . . . .
      5 . . . . . . . . .
      6 . . . . . . . . .
      7 . . . . . . . . .
      8 . . . . . . . . .
      9 . . . . . . . . #
    `,
      [1, 1, 1],
    )
    tours(
      `
        a b c d e f g h i
      1 O O O O O O X X X
      2 X O O O X X X X X
      3 X O O X X X X X X
      4 X O O X X X X O X
      5 X O O O X X O O X
      6 X O O X O O O O X
      7 X O X O O O O . X
      8 X X O O O O O . X
      9 X X X X X X X . .
    `,
      [1, 1, 1],
    )
    tours(
      `
        a b c d e f g h i
      1 O X . . . . . . .
      2 . . . . . . . . .
      3 . . . . . . . . .
      4 . . . . . . . . .
      5 . . . . # . . . .
      6 . . . . . . . . .
      7 . . . . . . . . .
      8 . . . . . . . . .
      9 . . . . . . . . .
    `,
      [2, 2, 2],
    )
    tours(
      `
        a b c d e f g h i
      1 X . . . . . . . .
      2 . . . . . . . . .
      3 . . . . . . . . .
      4 . . . . . . . . .
      5 . . . . . . . . .
      6 . . . . . . . . .
      7 . . . . . . . . .
      8 . . . . . . . . .
      9 . . . . . . . O #
    `,
      [3, 3, 3],
    )
  })

  test('quand personne ne peut jouer, la partie est finie | when nobody can play the game is over', () => {
    tours(
      `
        a b c d e f g h i
      1 X X X X # # # # #
      2 X X X X # # # # #
      3 X X # X # # # # #
      4 X X X # # # # # #
      5 X X # X # X X # #
      6 X # X X X # X # #
      7 # # X # X X X # #
      8 # X X X # X X # #
      9 X X X X X X X . #
    `,
      [null, null, null],
    )
    tours(
      `
        a b c d e f g h i
      1 . . . . . . . . .
      2 . . . . . . . . .
      3 . O . . . . . . .
      4 . . . . . . . . .
      5 . . . . . . # . .
      6 . . . . . . . . .
      7 . . . X . . . . .
      8 . . . . . . . . .
      9 . . . . . . . . .
    `,
      [null, null, null],
    )
    tours(DEPART.replaceAll('.', 'X'), [null, null, null])
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const dernier of JOUEURS) {
      const grille = lire(MILIEU)
      attendreIntact(() => auTourDeTrois(grille, dernier), grille, { appel: `auTourDeTrois(grille, ${dernier})` })
    }
  })
})

/** A grid with so many discs of each player, mixed. */
function remplir(un: number, deux: number, trois: number): Grille3 {
  const pions = [...Array<Pion>(un).fill(1), ...Array<Pion>(deux).fill(2), ...Array<Pion>(trois).fill(3)]
  const grille = lire(DEPART).map(ligne => ligne.map((): Pion => 0))
  pions.forEach((pion, n) => {
    const [i, j] = CASES[(n * 40) % 81]!
    grille[i]![j] = pion
  })
  return grille
}

describe('scores', () => {
  const compte = (grille: Grille3, attendu: [number, number, number]) =>
    attendreValeur(() => scores(copie(grille)), attendu, { appel: 'scores(grille)', grille })

  test('chacun compte ses pions | each player counts their discs', () => {
    compte(lire(DEPART), [3, 3, 3])
    compte(lire(MILIEU), [14, 8, 9])
  })

  test('quand la grille change, les scores changent | when the grid changes the scores change', () => {
    const situation = { appel: 'scores(grille)', quand: A_CHANGE, grille: lire(MILIEU) }
    attendreValeur(() => redemander(scores), [14, 8, 9], situation)
  })

  test('qui n’a plus de pion a zéro | whoever has no discs left has zero', () => {
    compte(remplir(0, 4, 1), [0, 4, 1])
    compte(remplir(7, 0, 0), [7, 0, 0])
    compte(remplir(40, 41, 0), [40, 41, 0])
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    const grille = lire(MILIEU)
    attendreIntact(() => scores(grille), grille, { appel: 'scores(grille)' })
  })
})

describe('podium', () => {
  /** Players who share a place come in any order. */
  const ranger = (places: unknown): unknown =>
    Array.isArray(places) ? places.map(place => (Array.isArray(place) ? [...place].sort() : place)) : places

  const places = (pions: [number, number, number], attendu: Couleur3[][]) =>
    attendreValeur(() => ranger(podium(remplir(...pions))), attendu, {
      appel: 'podium(grille)',
      quand: `avec ${pions.join(', ')} pions | with ${pions.join(', ')} discs`,
      grille: remplir(...pions),
    })

  test('quand la grille change, les places changent | when the grid changes the places change', () => {
    const situation = { appel: 'podium(grille)', quand: A_CHANGE, grille: lire(MILIEU) }
    attendreValeur(() => ranger(redemander(podium)), [[1], [3], [2]], situation)
  })

  test('le plus de pions d’abord | most discs first', () => {
    places([7, 5, 3], [[1], [2], [3]])
    places([3, 7, 5], [[2], [3], [1]])
    places([5, 3, 7], [[3], [1], [2]])
    places([3, 5, 7], [[3], [2], [1]])
  })

  test('les nombres se comparent comme des nombres | numbers are compared as numbers', () => {
    places([9, 31, 12], [[2], [3], [1]])
    places([40, 5, 36], [[1], [3], [2]])
  })

  test('deux joueurs à égalité partagent une place | two tied players share a place', () => {
    places([6, 4, 6], [[1, 3], [2]])
    places([9, 2, 2], [[1], [2, 3]])
    places([10, 10, 3], [[1, 2], [3]])
  })

  test('trois joueurs à égalité sont tous premiers | three tied players are all first', () => {
    places([27, 27, 27], [[1, 2, 3]])
    places([3, 3, 3], [[1, 2, 3]])
  })

  test('qui n’a plus de pion garde sa place, la dernière | whoever has no discs left keeps a place, the last', () => {
    places([0, 8, 4], [[2], [3], [1]])
    places([81, 0, 0], [[1], [2, 3]])
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    const grille = lire(MILIEU)
    attendreIntact(() => podium(grille), grille, { appel: 'podium(grille)' })
  })
})
