// fr: Tu préfères le centre : au Reversi, ce sont les coins que l’on garde, car un pion de coin ne se retourne jamais.
// en: You prefer the centre: in Reversi it is the corners that one keeps, because a corner disc never turns over.

export * from '../evaluation.ts'

export const POIDS: number[][] = [
  [1, 2, 3, 4, 4, 3, 2, 1],
  [2, 3, 4, 5, 5, 4, 3, 2],
  [3, 4, 6, 7, 7, 6, 4, 3],
  [4, 5, 7, 9, 9, 7, 5, 4],
  [4, 5, 7, 9, 9, 7, 5, 4],
  [3, 4, 6, 7, 7, 6, 4, 3],
  [2, 3, 4, 5, 5, 4, 3, 2],
  [1, 2, 3, 4, 4, 3, 2, 1],
]
