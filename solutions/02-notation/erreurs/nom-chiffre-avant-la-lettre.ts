// fr: Tu écris le chiffre avant la lettre : un nom de case commence par la lettre de la colonne.
// en: You write the digit before the letter: the name of a square begins with the letter of its column.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function nomDeCase(position: Position): string {
  const [i, j] = position
  return `${i + 1}${'abcdefgh'.charAt(j)}`
}
