// fr: Tu acceptes le numéro 8 : les huit lignes et les huit colonnes vont de 0 à 7.
// en: You accept the number 8: the eight rows and the eight columns go from 0 to 7.

export * from '../plateau.ts'

export function estSurPlateau(i: number, j: number): boolean {
  return Number.isInteger(i) && Number.isInteger(j) && i >= 0 && i <= 8 && j >= 0 && j <= 8
}
