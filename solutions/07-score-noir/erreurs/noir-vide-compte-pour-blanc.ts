// fr: Tu prends pour blanc tout ce qui n’est pas noir : une case vide n’est à personne, et elle ne change pas le score.
// en: You take for white whatever is not black: an empty square belongs to nobody, and it does not change the score.

import { NOIR, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function scoreNoir(grille: Grille): number {
  let score = 0
  for (const ligne of grille) {
    for (const pion of ligne) {
      if (pion === NOIR) score++
      else score--
    }
  }
  return score
}
