// fr: Tu donnes à minimax la couleur de l’adversaire : le coup trouvé est le sien, pas celui du joueur.
// en: You give minimax the colour of the adversary: the move it finds is the adversary’s, not the player’s.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  const [, coup] = minimax(grille, adversaire(couleur), prof)
  return coup
}
