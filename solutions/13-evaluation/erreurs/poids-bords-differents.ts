// fr: Tes bords de gauche et de droite ne valent pas ceux du haut et du bas : le plateau est le même quand on le
//     tourne.
// en: Your left and right edges are not worth the same as the top and bottom ones: the board is the same when it is
//     turned.

export * from '../evaluation.ts'

export const POIDS: number[][] = [
  [50, -10, 5, 2, 2, 5, -10, 50],
  [-10, -20, -1, -1, -1, -1, -20, -10],
  [2, -1, 1, 0, 0, 1, -1, 2],
  [5, -1, 0, 0, 0, 0, -1, 5],
  [5, -1, 0, 0, 0, 0, -1, 5],
  [2, -1, 1, 0, 0, 1, -1, 2],
  [-10, -20, -1, -1, -1, -1, -20, -10],
  [50, -10, 5, 2, 2, 5, -10, 50],
]
