// fr: Tes numéros écrasent la première ligne et la première colonne de la grille : ajoute-leur une place, la matrice
//     est 9 × 9.
// en: Your numbers overwrite the first row and the first column of the grid: make room for them, the matrix is 9 × 9.

import type { Grille } from '../plateau.ts'

export * from '../plateau.ts'

export function numeroter(grille: Grille): number[][] {
  const matrice: number[][] = grille.map(ligne => [...ligne])
  for (let n = 0; n < 8; n++) {
    matrice[0]![n] = n
    matrice[n]![0] = n
  }
  return matrice
}
