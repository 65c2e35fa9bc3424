// fr: Tes lignes portent leur indice, de 0 à 7 : la ligne 0 de la grille porte le numéro 1, comme la première colonne.
// en: Your rows carry their index, from 0 to 7: row 0 of the grid carries the number 1, like the first column.

import type { Grille } from '../plateau.ts'

export * from '../plateau.ts'

export function numeroter(grille: Grille): number[][] {
  const numeros = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  return [numeros, ...grille.map((ligne, i) => [i, ...ligne])]
}
