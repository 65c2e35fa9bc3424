// fr: Ton carré n’a que quatre directions : une case a huit voisines, les diagonales comptent aussi.
// en: Your square board has only four directions: a square has eight neighbours, the diagonals count too.

import type { Geometrie } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

const PAS = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const

export function carre(cote: number): Geometrie {
  const cases: string[] = []
  for (let i = 0; i < cote; i++) for (let j = 0; j < cote; j++) cases.push(`${i},${j}`)
  return {
    cases,
    directions: 4,
    suivante: (nom, direction) => {
      const [i, j] = nom.split(',').map(Number)
      const [di, dj] = PAS[direction]!
      return `${i! + di},${j! + dj}`
    },
  }
}
