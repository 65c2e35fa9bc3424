// fr: Tu n’as rempli qu’un quart du plateau : il faut huit lignes de huit nombres.
// en: You have filled only a quarter of the board: it takes eight rows of eight numbers.

export * from '../evaluation.ts'

export const POIDS: number[][] = [
  [50, -10, 5, 2],
  [-10, -20, -1, -1],
  [5, -1, 1, 0],
  [2, -1, 0, 0],
]
