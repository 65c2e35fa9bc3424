// fr: Sans profondeur donnée, tu cherches à zéro tour et ne trouves aucun coup : la profondeur prise alors est trois.
// en: Without a given depth you search zero turns ahead and find no move: the depth taken then is three.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof?: number): Coup | null {
  const [, coup] = minimax(grille, couleur, prof ?? 0)
  return coup
}
