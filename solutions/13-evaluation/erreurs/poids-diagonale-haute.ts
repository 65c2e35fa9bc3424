// fr: Tu donnes un bon poids à la case en diagonale du coin : qui la prend offre souvent le coin à l’adversaire.
// en: You give a good weight to the square diagonal to the corner: whoever takes it often offers the corner to the
//     adversary.

export * from '../evaluation.ts'

export const POIDS: number[][] = [
  [50, -10, 5, 2, 2, 5, -10, 50],
  [-10, 20, -1, -1, -1, -1, 20, -10],
  [5, -1, 1, 0, 0, 1, -1, 5],
  [2, -1, 0, 0, 0, 0, -1, 2],
  [2, -1, 0, 0, 0, 0, -1, 2],
  [5, -1, 1, 0, 0, 1, -1, 5],
  [-10, 20, -1, -1, -1, -1, 20, -10],
  [50, -10, 5, 2, 2, 5, -10, 50],
]
