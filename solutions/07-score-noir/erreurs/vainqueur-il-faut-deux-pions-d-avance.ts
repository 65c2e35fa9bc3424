// fr: Avec un seul pion d’avance, tu crois encore à l’égalité : elle demande exactement autant de pions des deux
//     couleurs.
// en: With a single disc ahead you still see a tie: a tie takes exactly as many discs of both colours.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../score-noir.ts'

export * from '../score-noir.ts'

export function vainqueur(grille: Grille, dernier?: Couleur): Couleur | null {
  const score = scoreNoir(grille)
  if (score > 1) return NOIR
  if (score < -1) return BLANC
  return dernier ?? null
}
