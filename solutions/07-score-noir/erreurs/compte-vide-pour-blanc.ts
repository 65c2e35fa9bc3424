// fr: Ton compte des blancs prend tout ce qui n’est pas noir : les cases vides n’en font pas partie.
// en: Your count of white discs takes whatever is not black: the empty squares are not part of it.

import { NOIR, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function calculerScore(grille: Grille): { noir: number; blanc: number } {
  let noir = 0,
    blanc = 0
  for (const pion of grille.flat()) {
    if (pion === NOIR) noir++
    else blanc++
  }
  return { noir, blanc }
}
