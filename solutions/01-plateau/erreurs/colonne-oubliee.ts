// fr: Tu ne regardes que la ligne i : la colonne j doit être sur le plateau, elle aussi.
// en: You look only at the row i: the column j has to be on the board as well.

export * from '../plateau.ts'

export function estSurPlateau(i: number, j: number): boolean {
  return Number.isInteger(i) && Number.isInteger(j) && i >= 0 && i < 8
}
