// fr: Tes numéros vont de 1 à 9 : le coin porte 0, pour que les lignes et les colonnes de la grille portent 1 à 8.
// en: Your numbers go from 1 to 9: the corner carries 0, so that the rows and columns of the grid carry 1 to 8.

import type { Grille } from '../plateau.ts'

export * from '../plateau.ts'

export function numeroter(grille: Grille): number[][] {
  const numeros = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  return [numeros, ...grille.map((ligne, i) => [i + 2, ...ligne])]
}
