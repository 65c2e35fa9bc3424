// fr: Tu échanges les lignes et les colonnes : le premier indice est celui de la ligne, le second celui de la colonne.
// en: You swap rows and columns: the first index is the row, the second one is the column.

import type { Grille } from '../plateau.ts'

export * from '../plateau.ts'

export function numeroter(grille: Grille): number[][] {
  const matrice: number[][] = [[0, 1, 2, 3, 4, 5, 6, 7, 8]]
  for (let i = 0; i < 8; i++) {
    const ligne: number[] = [i + 1]
    for (let j = 0; j < 8; j++) ligne.push(grille[j]![i]!)
    matrice.push(ligne)
  }
  return matrice
}
