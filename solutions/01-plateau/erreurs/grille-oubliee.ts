// fr: Tu écris les numéros sans la grille : ses huit lignes de huit cases doivent remplir le reste de la matrice.
// en: You write the numbers without the grid: its eight rows of eight squares must fill the rest of the matrix.

import type { Grille } from '../plateau.ts'

export * from '../plateau.ts'

export function numeroter(grille: Grille): number[][] {
  const matrice: number[][] = []
  for (let i = 0; i <= grille.length; i++) matrice.push(Array(9).fill(0))
  for (let n = 0; n <= 8; n++) {
    matrice[0]![n] = n
    matrice[n]![0] = n
  }
  return matrice
}
