// fr: Tu numérotes les colonnes mais pas les lignes : la colonne 0 de la matrice porte les numéros 0 à 8.
// en: You number the columns but not the rows: column 0 of the matrix carries the numbers 0 to 8.

import type { Grille } from '../plateau.ts'

export * from '../plateau.ts'

export function numeroter(grille: Grille): number[][] {
  const numeros = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  return [numeros, ...grille.map(ligne => [0, ...ligne])]
}
