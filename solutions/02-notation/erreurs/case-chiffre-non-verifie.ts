// fr: Tu ne vérifies pas que le second signe est un chiffre : une lettre convertie en nombre donne NaN, qui n’est ni
//     trop petit ni trop grand.
// en: You do not check that the second sign is a digit: a letter turned into a number gives NaN, which is neither too
//     small nor too large.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function lireCase(texte: string): Position | null {
  const tape = texte.trim().toLowerCase()
  if (tape.length !== 2) return null
  if (/^[1-8][1-8]$/.test(tape)) return [Number(tape[0]) - 1, Number(tape[1]) - 1]
  const ligne = Number(tape[1]) - 1
  const colonne = 'abcdefgh'.indexOf(tape.charAt(0))
  if (ligne < 0 || ligne > 7 || colonne < 0 || colonne > 7) return null
  return [ligne, colonne]
}
