// fr: Tous tes poids sont égaux : c’est compter les pions, comme avant ; certaines cases valent plus que d’autres.
// en: All your weights are equal: that is counting discs, as before; some squares are worth more than others.

export * from '../evaluation.ts'

export const POIDS: number[][] = [
  [1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1],
]
