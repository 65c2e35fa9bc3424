// fr: Tu refuses les majuscules : une personne peut taper E6 aussi bien que e6, et c’est la même case.
// en: You refuse upper case: a person may type E6 as well as e6, and it is the same square.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function lireCase(texte: string): Position | null {
  const tape = texte.trim()
  if (/^[a-h][1-8]$/.test(tape)) return [Number(tape[1]) - 1, 'abcdefgh'.indexOf(tape.charAt(0))]
  if (/^[1-8][1-8]$/.test(tape)) return [Number(tape[0]) - 1, Number(tape[1]) - 1]
  return null
}
