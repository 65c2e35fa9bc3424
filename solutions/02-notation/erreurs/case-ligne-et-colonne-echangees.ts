// fr: Tu échanges la ligne et la colonne en lisant : la lettre est la colonne, le chiffre la ligne, et la position
//     commence par la ligne.
// en: You swap the row and the column when reading: the letter is the column, the digit the row, and a position starts
//     with the row.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function lireCase(texte: string): Position | null {
  const tape = texte.trim().toLowerCase()
  if (/^[a-h][1-8]$/.test(tape)) return ['abcdefgh'.indexOf(tape.charAt(0)), Number(tape[1]) - 1]
  if (/^[1-8][1-8]$/.test(tape)) return [Number(tape[0]) - 1, Number(tape[1]) - 1]
  return null
}
