// fr: Ta mobilité a le mauvais signe : ce sont les coups de Noir moins ceux de Blanc.
// en: Your mobility has the wrong sign: it is Black’s moves minus White’s.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../evaluation.ts'

export function mobilite(grille: Grille): number {
  return coups(grille, BLANC).length - coups(grille, NOIR).length
}
