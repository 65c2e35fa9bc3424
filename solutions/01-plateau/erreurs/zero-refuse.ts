// fr: Tu refuses le numéro 0 : c’est celui de la première ligne et de la première colonne.
// en: You refuse the number 0: it is the one of the first row and of the first column.

export * from '../plateau.ts'

export function estSurPlateau(i: number, j: number): boolean {
  return Number.isInteger(i) && Number.isInteger(j) && i > 0 && i < 8 && j > 0 && j < 8
}
