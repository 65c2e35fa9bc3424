// fr: Tu lances une erreur quand le texte n’est pas une case : se tromper en tapant est normal, et la réponse est alors
//     null.
// en: You throw an error when the text is not a square: mistyping is normal, and the answer is then null.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function lireCase(texte: string): Position {
  const tape = texte.trim().toLowerCase()
  if (/^[a-h][1-8]$/.test(tape)) return [Number(tape[1]) - 1, 'abcdefgh'.indexOf(tape.charAt(0))]
  if (/^[1-8][1-8]$/.test(tape)) return [Number(tape[0]) - 1, Number(tape[1]) - 1]
  throw new Error(`${texte} n’est pas une case`)
}
