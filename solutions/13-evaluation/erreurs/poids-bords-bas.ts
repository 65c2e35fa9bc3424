// fr: Tes bords valent moins que la ligne d’à côté : un pion du bord se retourne moins facilement.
// en: Your edges are worth less than the line next to them: a disc on the edge is harder to turn over.

export * from '../evaluation.ts'

export const POIDS: number[][] = [
  [50, -10, -5, -5, -5, -5, -10, 50],
  [-10, -20, -1, -1, -1, -1, -20, -10],
  [-5, -1, 1, 0, 0, 1, -1, -5],
  [-5, -1, 0, 0, 0, 0, -1, -5],
  [-5, -1, 0, 0, 0, 0, -1, -5],
  [-5, -1, 1, 0, 0, 1, -1, -5],
  [-10, -20, -1, -1, -1, -1, -20, -10],
  [50, -10, -5, -5, -5, -5, -10, 50],
]
