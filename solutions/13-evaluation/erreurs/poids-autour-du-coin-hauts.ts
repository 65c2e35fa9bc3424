// fr: Tu donnes de bons poids à toutes les cases qui touchent un coin : elles mènent au coin, mais c’est l’adversaire
//     qu’elles y mènent.
// en: You give good weights to all the squares that touch a corner: they lead to the corner, but it is the adversary
//     whom they lead there.

export * from '../evaluation.ts'

export const POIDS: number[][] = [
  [50, 20, 5, 2, 2, 5, 20, 50],
  [20, 20, -1, -1, -1, -1, 20, 20],
  [5, -1, 1, 0, 0, 1, -1, 5],
  [2, -1, 0, 0, 0, 0, -1, 2],
  [2, -1, 0, 0, 0, 0, -1, 2],
  [5, -1, 1, 0, 0, 1, -1, 5],
  [20, 20, -1, -1, -1, -1, 20, 20],
  [50, 20, 5, 2, 2, 5, 20, 50],
]
