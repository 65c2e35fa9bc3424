// fr: Tu ajoutes les numéros dans la grille reçue : elle doit rester comme elle était, écris dans une matrice neuve.
// en: You add the numbers to the grid you were given: it must stay as it was, so write into a new matrix.

import type { Grille } from '../plateau.ts'

export * from '../plateau.ts'

export function numeroter(grille: Grille): number[][] {
  const matrice: number[][] = grille
  matrice.forEach((ligne, i) => ligne.unshift(i + 1))
  matrice.unshift([0, 1, 2, 3, 4, 5, 6, 7, 8])
  return matrice
}
