import { describe, test } from 'vitest'
import { attendreCases } from '../../atelier/dessin/attendre-coups.ts'
import { attendreIntact } from '../../atelier/dessin/attendre.ts'
import { changer, lireDessin, nomDe } from '../../atelier/dessin/plateau.ts'
import { BLANC, NOIR, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'
import { coupValide } from './coup-valide.ts'

const NOMS = { [NOIR]: 'NOIR', [BLANC]: 'BLANC' }

/** `couleur` plays (i, j): exactly these discs turn over, whatever their order, or the move is illegal. */
function coup(grille: Grille, couleur: Couleur, [i, j]: Position, retournes: Position[]): void {
  const surPlateau = grille[i]?.[j] !== undefined
  attendreCases(
    () =>
      coupValide(
        grille.map(ligne => [...ligne]),
        couleur,
        i,
        j,
      ),
    retournes.length > 0 && retournes,
    {
      appel: `coupValide(grille, ${NOMS[couleur]}, ${i}, ${j})`,
      ...(surPlateau ? { coup: { couleur, case: [i, j] } } : {}),
      grille,
    },
  )
}

/** In the drawing, `*` is the square played, and the discs in lower case are those that turn over. */
function joue(couleur: Couleur, dessin: string): void {
  const { grille, etoiles, minuscules } = lireDessin(dessin)
  for (const [i, j] of etoiles) coup(grille, couleur, [i, j], minuscules as Position[])
}

/** The first and the last square, in reading order, from which `pas` steps in this direction stay on the board. */
function bouts(di: number, dj: number, pas: number): Position[] {
  const surPlateau = (n: number) => n >= 0 && n < 8
  const cases = Array.from({ length: 64 }, (_, n): Position => [Math.floor(n / 8), n % 8]).filter(
    ([i, j]) => surPlateau(i + pas * di) && surPlateau(j + pas * dj),
  )
  return [cases[0]!, cases.at(-1)!]
}

function suite([i, j]: Position, di: number, dj: number, pas: number): Position[] {
  return Array.from({ length: pas }, (_, n): Position => [i + (n + 1) * di, j + (n + 1) * dj])
}

/** An empty board but for one run: adversary discs, then one of `couleur` to close it. */
function pose(rangee: Position[], couleur: Couleur): Grille {
  const grille: Grille = Array.from({ length: 8 }, () => [0, 0, 0, 0, 0, 0, 0, 0])
  rangee.forEach(([i, j], n) => {
    grille[i]![j] = n < rangee.length - 1 ? (couleur === NOIR ? BLANC : NOIR) : couleur
  })
  return grille
}

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

/** Every legal move of both colours on this position, with what it turns over. */
// oxfmt-ignore
const REPONSES = new Map<Couleur, Record<string, string>>([
  [NOIR, {
    a2: 'b3 c4 d5', b2: 'c3 d4', c2: 'd3', d2: 'e3 f4', a3: 'b3 c3 d3 e3', b4: 'c4 d4', b5: 'c4 c5 d3 d5',
    b6: 'c5 d4 e3', c6: 'd5 d6', f7: 'd7 e7 g6', g7: 'g6', h7: 'g6 h6', c8: 'd7', d8: 'e7', e8: 'e7',
  }],
  [BLANC, {
    e1: 'e2', f1: 'e2 f2 f3', g1: 'f2', g2: 'e4 f3 g3 g4 g5', h2: 'g3 h3 h4 h5', b7: 'c7', f7: 'e6 f5 f6',
    g7: 'e5 f6', b8: 'c7',
  }],
])

describe('coupValide', () => {
  test('un pion adverse encadré se retourne | a bracketed adversary disc turns over', () => {
    joue(
      NOIR,
      `
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . O X . . .
      5 . . . X o * . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `,
    )
  })

  test('tous les pions de la rangée se retournent | all the discs of the run turn over', () => {
    joue(
      NOIR,
      `
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . X o o o * . .
      4 . . . . . . . .
      5 . . . . . . . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `,
    )
  })

  test('Blanc suit la même règle | White follows the same rule', () => {
    joue(
      BLANC,
      `
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . O x * . .
      5 . . . X O . . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
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
      for (const couleur of [NOIR, BLANC]) {
        for (let longueur = 1; longueur <= 6; longueur++) {
          for (const depart of bouts(di, dj, longueur + 1)) {
            const rangee = suite(depart, di, dj, longueur + 1)
            coup(pose(rangee, couleur), couleur, depart, rangee.slice(0, -1))
          }
        }
      }
    })
  }

  test('un pion posé ferme plusieurs rangées à la fois | one disc closes several runs at once', () => {
    joue(
      BLANC,
      `
        a b c d e f g h
      1 . . . . . . . .
      2 . . . * . . . .
      3 . . . x x . . .
      4 . . . x . O . .
      5 . . . x X . . .
      6 . . . O . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `,
    )
  })

  test('un pion posé peut fermer huit rangées | one disc can close eight runs', () => {
    joue(
      NOIR,
      `
        a b c d e f g h
      1 X . . X . . X .
      2 . o . o . o . .
      3 . . o o o . . .
      4 X o o * o o o X
      5 . . o o o . . .
      6 . o . o . o . .
      7 X . . o . . X .
      8 . . . X . . . .
    `,
    )
  })

  test('les rangées ouvertes restent comme elles sont | open runs stay as they are', () => {
    joue(
      NOIR,
      `
        a b c d e f g h
      1 . . . O . . . .
      2 . . . O . . . .
      3 O O O * o o X .
      4 . . O O O . . .
      5 . . . O . O . .
      6 . . . O . . . .
      7 . . . O . . . .
      8 . . . O . . . .
    `,
    )
  })

  test('une case vide arrête la rangée | an empty square stops the run', () => {
    joue(
      NOIR,
      `
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 * O O . X . . .
      5 . . . . . . . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `,
    )
  })

  test('le bord n’est pas un pion | the edge is not a disc', () => {
    joue(
      NOIR,
      `
        a b c d e f g h
      1 . . . O . . . .
      2 . O . O . O . .
      3 . . O O O . . .
      4 O O O * O O O O
      5 . . O O O . . .
      6 . O . O . O . .
      7 O . . O . . O .
      8 . . . O . . . O
    `,
    )
  })

  test('loin des pions adverses, rien ne se retourne | far from adversary discs nothing turns over', () => {
    joue(
      NOIR,
      `
        a b c d e f g h
      1 * . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . O X . * .
      5 . . . X O . . .
      6 . * . . . . . .
      7 . . . . . . . .
      8 . . . . . . . *
    `,
    )
  })

  test('son propre pion voisin ne retourne rien | one’s own disc next door turns nothing over', () => {
    joue(
      BLANC,
      `
        a b c d e f g h
      1 . . . . . . . .
      2 . * O X O . . .
      3 . . . . . . . .
      4 . . . * O O . .
      5 . . . . . . . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `,
    )
  })

  test('une case occupée est interdite | an occupied square is forbidden', () => {
    const { grille } = lireDessin(`
        a b c d e f g h
      1 X O X . . . . .
      2 . . . . . . . .
      3 O O X . . . . .
      4 . . . . . . . .
      5 . . . . . . . .
      6 . . . . . O X O
      7 . . . . . . . .
      8 . . . . . X X O
    `)
    for (const occupee of [
      [0, 0],
      [2, 0],
    ] as Position[])
      coup(grille, NOIR, occupee, [])
    for (const occupee of [
      [5, 5],
      [7, 5],
    ] as Position[])
      coup(grille, BLANC, occupee, [])
  })

  test('les pions sans contact avec le pion posé restent | discs out of touch with the placed one stay', () => {
    joue(
      BLANC,
      `
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . O . . . . .
      4 . . X . . . . .
      5 O x x * . . . .
      6 . X . . . . . .
      7 . O . . . . . .
      8 . . . . . . . .
    `,
    )
  })

  test('hors du plateau, aucun coup n’est permis | off the board no move is legal', () => {
    const { grille } = lireDessin(`
        a b c d e f g h
      1 O X . . . . X O
      2 X X . . . . X X
      3 . . . . . . . .
      4 X O . . . . O X
      5 . . . . . . . .
      6 . . . . . . . .
      7 O O . X X . O O
      8 X O . O O . O X
    `)
    const dehors: Position[] = [
      [-1, 0],
      [-1, 3],
      [-1, -1],
      [0, 8],
      [3, 8],
      [3, -1],
      [8, 3],
      [8, 4],
      [8, 8],
      [20, 20],
      [-3, 2],
    ]
    for (const couleur of [NOIR, BLANC]) for (const ou of dehors) coup(grille, couleur, ou, [])
  })

  test('entre deux cases, aucun coup n’est permis | between two squares no move is legal', () => {
    const { grille } = lireDessin(`
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . O X . . .
      5 . . . X O . . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `)
    for (const ou of [
      [4.5, 5],
      [4, 5.5],
      [NaN, 5],
      [4, NaN],
    ] as Position[])
      coup(grille, NOIR, ou, [])
  })

  test('en pleine partie, chaque case a sa réponse | in the middle of a game each square has its answer', () => {
    const { grille } = lireDessin(MILIEU)
    for (const couleur of [NOIR, BLANC]) {
      for (let i = 0; i < 8; i++) {
        for (let j = 0; j < 8; j++) {
          const noms = REPONSES.get(couleur)?.[nomDe([i, j])]?.split(' ') ?? []
          coup(
            grille,
            couleur,
            [i, j],
            noms.map(nom => [Number(nom[1]) - 1, 'abcdefgh'.indexOf(nom[0]!)]),
          )
        }
      }
    }
  })

  test('quand la grille change, la réponse change | when the grid changes the answer changes', () => {
    const depart = lireDessin(`
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . O X . . .
      5 . . . X O . . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `).grille as Grille
    const miroir = lireDessin(`
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . X O . . .
      5 . . . O X . . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `).grille
    for (const [i, j, attendu] of [
      [4, 5, false],
      [4, 2, [[4, 3]]],
    ] as const) {
      const grille = depart.map(ligne => [...ligne])
      attendreCases(
        () => {
          coupValide(grille, NOIR, i, j)
          changer(grille, miroir)
          return coupValide(grille, NOIR, i, j)
        },
        attendu && [...attendu],
        {
          appel: `coupValide(grille, NOIR, ${i}, ${j})`,
          quand: 'demandé une seconde fois, la grille a changé | asked a second time, the grid has changed',
          coup: { couleur: NOIR, case: [i, j] },
          grille: miroir,
        },
      )
    }
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    const { grille } = lireDessin(MILIEU)
    for (const [i, j] of [
      [4, 1],
      [0, 0],
      [3, 3],
    ] as const) {
      attendreIntact(() => coupValide(grille, NOIR, i, j), grille, {
        appel: `coupValide(grille, NOIR, ${i}, ${j})`,
        coup: { couleur: NOIR, case: [i, j] },
      })
    }
  })
})
