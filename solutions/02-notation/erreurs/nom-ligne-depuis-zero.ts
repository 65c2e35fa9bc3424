// fr: Tu écris l’indice de la ligne tel quel : i commence à 0, mais dans un nom la première ligne porte le chiffre 1.
// en: You write the index of the row as it is: i starts at 0, but in a name the first row carries the digit 1.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function nomDeCase(position: Position): string {
  const [i, j] = position
  return `${'abcdefgh'.charAt(j)}${i}`
}
