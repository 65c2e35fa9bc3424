// fr: Quand le joueur doit passer, tu réponds un coup de son adversaire : il n’a pas de coup, et c’est null.
// en: When the player must pass you answer with a move of the adversary: the player has no move, and that is null.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  const [, coup] = minimax(grille, couleur, prof)
  return coup ?? minimax(grille, adversaire(couleur), prof)[1]
}
