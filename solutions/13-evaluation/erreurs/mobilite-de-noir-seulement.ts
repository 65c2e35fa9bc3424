// fr: Ta mobilité ne compte que les coups de Noir : il faut en retirer ceux de Blanc.
// en: Your mobility counts only Black’s moves: White’s must be subtracted.

import { NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../evaluation.ts'

export function mobilite(grille: Grille): number {
  return coups(grille, NOIR).length
}
