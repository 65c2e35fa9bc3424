// fr: Tu rends undefined quand le texte n’est pas une case : le contrat demande null, et ce sont deux valeurs
//     différentes.
// en: You give back undefined when the text is not a square: the contract asks for null, and these are two different
//     values.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function lireCase(texte: string): Position | undefined {
  const tape = texte.trim().toLowerCase()
  if (/^[a-h][1-8]$/.test(tape)) return [Number(tape[1]) - 1, 'abcdefgh'.indexOf(tape.charAt(0))]
  if (/^[1-8][1-8]$/.test(tape)) return [Number(tape[0]) - 1, Number(tape[1]) - 1]
  return undefined
}
