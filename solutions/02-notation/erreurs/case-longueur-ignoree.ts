// fr: Tu ne lis que les deux premiers signes : s’il y en a d’autres après, le texte n’est pas une case.
// en: You read only the first two signs: if there are more after them, the text is not a square.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function lireCase(texte: string): Position | null {
  const tape = texte.trim().toLowerCase()
  if (/^[a-h][1-8]/.test(tape)) return [Number(tape[1]) - 1, 'abcdefgh'.indexOf(tape.charAt(0))]
  if (/^[1-8][1-8]/.test(tape)) return [Number(tape[0]) - 1, Number(tape[1]) - 1]
  return null
}
