// fr: Tu échanges la ligne et la colonne dans le nom : la lettre dit la colonne j, le chiffre dit la ligne i.
// en: You swap the row and the column in the name: the letter tells the column j, the digit tells the row i.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function nomDeCase(position: Position): string {
  const [i, j] = position
  return 'abcdefgh'.charAt(i) + (j + 1)
}
