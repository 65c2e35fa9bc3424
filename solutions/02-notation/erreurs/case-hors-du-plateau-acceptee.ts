// fr: Tu acceptes des cases hors du plateau : les lettres s’arrêtent à h, et les chiffres vont de 1 à 8.
// en: You accept squares off the board: the letters stop at h, and the digits go from 1 to 8.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function lireCase(texte: string): Position | null {
  const tape = texte.trim().toLowerCase()
  if (/^[a-z][0-9]$/.test(tape)) return [Number(tape[1]) - 1, tape.charCodeAt(0) - 'a'.charCodeAt(0)]
  if (/^[0-9][0-9]$/.test(tape)) return [Number(tape[0]) - 1, Number(tape[1]) - 1]
  return null
}
