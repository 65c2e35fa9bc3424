// Étape 12 : un adversaire qui réfléchit.

import type { Couleur, Grille } from '../01-plateau/plateau.ts'
import type { Coup } from '../04-coups/coups.ts'
import { minimax } from '../11-minimax/minimax.ts'

/** Rend le coup que minimax choisit à la profondeur `prof`, ou `null` si `couleur` ne peut pas jouer. */
export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  const [, coup] = minimax(grille, couleur, prof)
  return coup
}
