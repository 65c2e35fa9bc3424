// fr: Tu donnes un bon poids à la case du bord qui touche le coin : qui la prend offre souvent le coin à l’adversaire.
// en: You give a good weight to the edge square that touches the corner: whoever takes it often offers the corner to
//     the adversary.

export * from '../evaluation.ts'

export const POIDS: number[][] = [
  [50, 20, 5, 2, 2, 5, 20, 50],
  [20, -20, -1, -1, -1, -1, -20, 20],
  [5, -1, 1, 0, 0, 1, -1, 5],
  [2, -1, 0, 0, 0, 0, -1, 2],
  [2, -1, 0, 0, 0, 0, -1, 2],
  [5, -1, 1, 0, 0, 1, -1, 5],
  [20, -20, -1, -1, -1, -1, -20, 20],
  [50, 20, 5, 2, 2, 5, 20, 50],
]
