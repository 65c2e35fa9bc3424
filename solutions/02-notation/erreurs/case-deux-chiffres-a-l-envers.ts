// fr: Tu lis deux chiffres comme une colonne puis une ligne : sans lettre, c’est la ligne qui vient d’abord.
// en: You read two digits as a column and then a row: without a letter, the row comes first.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function lireCase(texte: string): Position | null {
  const tape = texte.trim().toLowerCase()
  if (/^[a-h][1-8]$/.test(tape)) return [Number(tape[1]) - 1, 'abcdefgh'.indexOf(tape.charAt(0))]
  if (/^[1-8][1-8]$/.test(tape)) return [Number(tape[1]) - 1, Number(tape[0]) - 1]
  return null
}
