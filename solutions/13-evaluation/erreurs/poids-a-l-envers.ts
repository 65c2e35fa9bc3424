// fr: Tes poids ont le mauvais signe : un coin vaut beaucoup pour qui l’a, et la case à côté ne vaut rien de bon.
// en: Your weights have the wrong sign: a corner is worth much to its owner, and the square next to it nothing good.

export * from '../evaluation.ts'

export const POIDS: number[][] = [
  [-50, 10, -5, -2, -2, -5, 10, -50],
  [10, 20, 1, 1, 1, 1, 20, 10],
  [-5, 1, -1, 0, 0, -1, 1, -5],
  [-2, 1, 0, 0, 0, 0, 1, -2],
  [-2, 1, 0, 0, 0, 0, 1, -2],
  [-5, 1, -1, 0, 0, -1, 1, -5],
  [10, 20, 1, 1, 1, 1, 20, 10],
  [-50, 10, -5, -2, -2, -5, 10, -50],
]
