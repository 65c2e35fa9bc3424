// fr: Tu as gardé une ligne et une colonne de numéros : la table a huit lignes de huit nombres, comme la grille.
// en: You have kept a row and a column of numbers: the table has eight rows of eight numbers, like the grid.

export * from '../evaluation.ts'

export const POIDS: number[][] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [1, 50, -10, 5, 2, 2, 5, -10, 50],
  [2, -10, -20, -1, -1, -1, -1, -20, -10],
  [3, 5, -1, 1, 0, 0, 1, -1, 5],
  [4, 2, -1, 0, 0, 0, 0, -1, 2],
  [5, 2, -1, 0, 0, 0, 0, -1, 2],
  [6, 5, -1, 1, 0, 0, 1, -1, 5],
  [7, -10, -20, -1, -1, -1, -1, -20, -10],
  [8, 50, -10, 5, 2, 2, 5, -10, 50],
]
