// fr: Tu rends le numéro d’une colonne, comme le dit la feuille de travaux pratiques : c’est une étourderie, il faut le
//     coup tout entier.
// en: You return the number of a column, as the lab sheet says: that is a slip, the whole move is needed.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): number | null {
  const [, coup] = minimax(grille, couleur, prof)
  return coup && coup[1]
}
