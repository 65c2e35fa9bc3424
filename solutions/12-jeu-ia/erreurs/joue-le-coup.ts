// fr: Tu joues le coup sur la grille : une stratégie choisit et répond, c’est la partie qui jouera.
// en: You play the move on the grid: a strategy chooses and answers, the game will play it.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'
import { jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  const [, coup] = minimax(grille, couleur, prof)
  if (coup) jouer(grille, couleur, coup)
  return coup
}
