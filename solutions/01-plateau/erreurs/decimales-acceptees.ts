// fr: Tu acceptes des numéros à virgule : une case se trouve à une ligne entière et à une colonne entière.
// en: You accept numbers with decimals: a square stands on a whole row and a whole column.

export * from '../plateau.ts'

export function estSurPlateau(i: number, j: number): boolean {
  return i >= 0 && i < 8 && j >= 0 && j < 8
}
