// fr: Tu cherches toujours pour Noir : c’est la couleur reçue qui joue.
// en: You always search for Black: the colour that was given is the one that plays.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  const [, coup] = minimax(grille, NOIR, prof)
  return coup
}
