// fr: À égalité, tu fais gagner l’adversaire du dernier à avoir posé un pion : c’est le dernier lui-même qui gagne.
// en: On a tie you make the adversary of the last to have placed a disc win: it is the last one who wins.

import { adversaire, BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../score-noir.ts'

export * from '../score-noir.ts'

export function vainqueur(grille: Grille, dernier?: Couleur): Couleur | null {
  const score = scoreNoir(grille)
  if (score === 0) return dernier ? adversaire(dernier) : null
  return score > 0 ? NOIR : BLANC
}
