// fr: Tu rends tout ce que donne minimax, la valeur et le coup : une stratégie ne rend que le coup.
// en: You return all that minimax gives, the value and the move: a strategy returns only the move.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): [v: number, coup: Coup | null] {
  return minimax(grille, couleur, prof)
}
