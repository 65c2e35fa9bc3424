// fr: Tu rends la valeur trouvée par minimax : une stratégie répond par un coup.
// en: You return the value that minimax found: a strategy answers with a move.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): number {
  return minimax(grille, couleur, prof)[0]
}
