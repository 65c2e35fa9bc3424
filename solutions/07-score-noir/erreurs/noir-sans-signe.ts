// fr: Tu ôtes son signe au score : il doit être négatif quand Blanc mène, sinon on ne sait plus qui est devant.
// en: You take the sign off the score: it must be negative when White leads, or nobody knows who is ahead.

import type { Grille } from '../../01-plateau/plateau.ts'
import { calculerScore } from '../score-noir.ts'

export * from '../score-noir.ts'

export function scoreNoir(grille: Grille): number {
  const { noir, blanc } = calculerScore(grille)
  return Math.abs(noir - blanc)
}
