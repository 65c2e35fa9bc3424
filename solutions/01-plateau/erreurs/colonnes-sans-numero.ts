// fr: Tu numérotes les lignes mais pas les colonnes : la ligne 0 de la matrice porte les numéros 0 à 8.
// en: You number the rows but not the columns: row 0 of the matrix carries the numbers 0 to 8.

import type { Grille } from '../plateau.ts'

export * from '../plateau.ts'

export function numeroter(grille: Grille): number[][] {
  const premiere: number[] = Array(9).fill(0)
  return [premiere, ...grille.map((ligne, i) => [i + 1, ...ligne])]
}
