// fr: À égalité, tu rends VIDE : une case peut être vide, mais l’absence de vainqueur se dit null.
// en: On a tie you return VIDE: a square may be empty, but the absence of a winner is null.

import { BLANC, NOIR, VIDE, type Case, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../score-noir.ts'

export * from '../score-noir.ts'

export function vainqueur(grille: Grille, dernier?: Couleur): Case {
  const score = scoreNoir(grille)
  if (score === 0) return dernier ?? VIDE
  return score > 0 ? NOIR : BLANC
}
