// fr: Tu numérotes les lignes et les colonnes du carré depuis un : elles se comptent depuis zéro, comme dans une
//     grille.
// en: You number the rows and columns of the square board from one: they are counted from zero, as in a grid.

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
  for (let i = 1; i <= cote; i++) for (let j = 1; j <= cote; j++) cases.push(`${i},${j}`)
  return {
    cases,
    directions: 8,
    suivante: (nom, direction) => {
      const [i, j] = nom.split(',').map(Number)
      const [di, dj] = PAS[direction]!
      return `${i! + di},${j! + dj}`
    },
  }
}
