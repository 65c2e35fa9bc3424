// fr: Tu écris la lettre en majuscule : le nom d’une case s’écrit en minuscules.
// en: You write the letter in upper case: the name of a square is written in lower case.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function nomDeCase(position: Position): string {
  const [i, j] = position
  return `${'ABCDEFGH'.charAt(j)}${i + 1}`
}
