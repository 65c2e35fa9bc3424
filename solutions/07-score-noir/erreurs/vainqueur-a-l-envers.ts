// fr: Tu donnes la victoire à qui a le moins de pions : un score positif veut dire que Noir en a le plus.
// en: You give the win to whoever has the fewest discs: a positive score means that Black has the most.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../score-noir.ts'

export * from '../score-noir.ts'

export function vainqueur(grille: Grille, dernier?: Couleur): Couleur | null {
  const score = scoreNoir(grille)
  if (score === 0) return dernier ?? null
  return score > 0 ? BLANC : NOIR
}
