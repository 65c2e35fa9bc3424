// fr: Tu refuses un texte entouré d’espaces : ce qui est avant et après la case ne compte pas.
// en: You refuse a text with spaces around it: what stands before and after the square does not count.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function lireCase(texte: string): Position | null {
  const tape = texte.toLowerCase()
  if (/^[a-h][1-8]$/.test(tape)) return [Number(tape[1]) - 1, 'abcdefgh'.indexOf(tape.charAt(0))]
  if (/^[1-8][1-8]$/.test(tape)) return [Number(tape[0]) - 1, Number(tape[1]) - 1]
  return null
}
