// fr: Tes lignes et tes colonnes sont numérotées de 0 à 7 : ici elles portent 1 à 8, et seul le coin porte 0.
// en: Your rows and columns are numbered from 0 to 7: here they carry 1 to 8, and only the corner carries 0.

import type { Grille } from '../plateau.ts'

export * from '../plateau.ts'

export function numeroter(grille: Grille): number[][] {
  const numeros = [0, 0, 1, 2, 3, 4, 5, 6, 7]
  return [numeros, ...grille.map((ligne, i) => [i, ...ligne])]
}
