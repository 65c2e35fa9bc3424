// fr: Tu additionnes les coups des deux joueurs : ce sont ceux de Noir moins ceux de Blanc.
// en: You add the moves of both players: it is Black’s minus White’s.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../evaluation.ts'

export function mobilite(grille: Grille): number {
  return coups(grille, NOIR).length + coups(grille, BLANC).length
}
