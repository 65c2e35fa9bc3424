// fr: Sans profondeur donnée, tu regardes quatre tours : il en faut trois.
// en: Without a given depth you look four turns ahead: it takes three.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 4): Coup | null {
  const [, coup] = minimax(grille, couleur, prof)
  return coup
}
