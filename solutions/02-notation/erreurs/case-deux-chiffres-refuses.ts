// fr: Tu refuses deux chiffres : une case peut aussi se taper par le numéro de sa ligne puis celui de sa colonne.
// en: You refuse two digits: a square may also be typed as the number of its row and then that of its column.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function lireCase(texte: string): Position | null {
  const tape = texte.trim().toLowerCase()
  if (/^[a-h][1-8]$/.test(tape)) return [Number(tape[1]) - 1, 'abcdefgh'.indexOf(tape.charAt(0))]
  return null
}
