// fr: Tu as oublié un coin : les quatre coins du plateau se valent.
// en: You have forgotten a corner: the four corners of the board are worth the same.

export * from '../evaluation.ts'

export const POIDS: number[][] = [
  [50, -10, 5, 2, 2, 5, -10, 50],
  [-10, -20, -1, -1, -1, -1, -20, -10],
  [5, -1, 1, 0, 0, 1, -1, 5],
  [2, -1, 0, 0, 0, 0, -1, 2],
  [2, -1, 0, 0, 0, 0, -1, 2],
  [5, -1, 1, 0, 0, 1, -1, 5],
  [-10, -20, -1, -1, -1, -1, -20, -10],
  [50, -10, 5, 2, 2, 5, -10, 0],
]
