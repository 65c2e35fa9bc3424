// fr: Tu comptes les lignes et les colonnes de 1 à 8 : dans la grille, elles vont de 0 à 7.
// en: You count the rows and the columns from 1 to 8: in the grid they go from 0 to 7.

export * from '../plateau.ts'

export function estSurPlateau(i: number, j: number): boolean {
  return Number.isInteger(i) && Number.isInteger(j) && i >= 1 && i <= 8 && j >= 1 && j <= 8
}
