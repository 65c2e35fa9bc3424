// fr: Tu gardes les chiffres tels qu’on les tape : ils commencent à 1, alors que les indices d’une position commencent
//     à 0.
// en: You keep the digits as they are typed: they start at 1, whereas the indices of a position start at 0.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function lireCase(texte: string): Position | null {
  const tape = texte.trim().toLowerCase()
  if (/^[a-h][1-8]$/.test(tape)) return [Number(tape[1]), 'abcdefgh'.indexOf(tape.charAt(0))]
  if (/^[1-8][1-8]$/.test(tape)) return [Number(tape[0]), Number(tape[1])]
  return null
}
