// fr: Tu réponds encore le coup de jeuStupide : demande à minimax.
// en: You still answer with the move of jeuStupide: ask minimax.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'
import { jeuStupide } from '../../08-jeu-stupide/jeu-stupide.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  return jeuStupide(grille, couleur)
}
