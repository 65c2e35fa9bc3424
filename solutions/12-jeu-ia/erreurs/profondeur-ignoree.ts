// fr: Tu cherches toujours à trois tours : trois n’est que la profondeur prise quand on n’en donne pas.
// en: You always search three turns ahead: three is only the depth taken when none is given.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  const [, coup] = minimax(grille, couleur, 3)
  return coup
}
