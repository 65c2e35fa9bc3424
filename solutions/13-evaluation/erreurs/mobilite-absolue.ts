// fr: Ta mobilité n’est jamais négative : quand Blanc a plus de coups, elle l’est.
// en: Your mobility is never negative: when White has more moves, it is.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../evaluation.ts'

export function mobilite(grille: Grille): number {
  return Math.abs(coups(grille, NOIR).length - coups(grille, BLANC).length)
}
