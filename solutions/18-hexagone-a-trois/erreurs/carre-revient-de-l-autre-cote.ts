// fr: Quand tu sors par un bord du carré, tu rentres par l’autre : hors du plateau, le nom rendu n’est celui d’aucune
//     case.
// en: When you leave the square board on one side you come back on the other: off the board, the name returned is that
//     of no square.

import type { Geometrie } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

const PAS = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const

export function carre(cote: number): Geometrie {
  const cases: string[] = []
  for (let i = 0; i < cote; i++) for (let j = 0; j < cote; j++) cases.push(`${i},${j}`)
  return {
    cases,
    directions: 8,
    suivante: (nom, direction) => {
      const [i, j] = nom.split(',').map(Number)
      const [di, dj] = PAS[direction]!
      return `${(i! + di + cote) % cote},${(j! + dj + cote) % cote}`
    },
  }
}
