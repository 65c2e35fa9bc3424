// fr: Tu ne rends pas de coup quand la position est perdante : passer n’est jamais un choix, qui peut jouer doit jouer.
// en: You return no move when the position is losing: passing is never a choice, a player who can play must play.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  const [v, coup] = minimax(grille, couleur, prof)
  const perdu = couleur === NOIR ? v < 0 : v > 0
  return perdu ? null : coup
}
