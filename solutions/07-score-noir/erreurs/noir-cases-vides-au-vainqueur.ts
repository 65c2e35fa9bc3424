// fr: Tu donnes les cases vides au vainqueur, comme en tournoi : ici, le score ne compte que les pions.
// en: You give the empty squares to the winner, as in tournaments: here the score counts discs only.

import type { Grille } from '../../01-plateau/plateau.ts'
import { calculerScore } from '../score-noir.ts'

export * from '../score-noir.ts'

export function scoreNoir(grille: Grille): number {
  const { noir, blanc } = calculerScore(grille)
  const vides = 64 - noir - blanc
  if (noir > blanc) return noir + vides - blanc
  if (noir < blanc) return noir - blanc - vides
  return 0
}
