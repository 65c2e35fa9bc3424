// fr: Dès que le dernier à avoir posé un pion est donné, tu le fais gagner : il ne départage que les parties à égalité.
// en: As soon as the last to have placed a disc is given, you make them win: they only settle tied games.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../score-noir.ts'

export * from '../score-noir.ts'

export function vainqueur(grille: Grille, dernier?: Couleur): Couleur | null {
  if (dernier) return dernier
  const score = scoreNoir(grille)
  if (score === 0) return null
  return score > 0 ? NOIR : BLANC
}
