// fr: Tu rends le nom du vainqueur en toutes lettres : une couleur est la valeur NOIR ou la valeur BLANC, pas un texte.
// en: You return the name of the winner in words: a colour is the value NOIR or the value BLANC, not a text.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../score-noir.ts'

export * from '../score-noir.ts'

export function vainqueur(grille: Grille, dernier?: Couleur): Couleur | string | null {
  const score = scoreNoir(grille)
  if (score === 0) return dernier ?? null
  return score > 0 ? 'noir' : 'blanc'
}
