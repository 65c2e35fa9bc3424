// fr: Tu joues les coups de Noir avant de compter ceux de Blanc, et tu les laisses sur la grille : compte sans rien
//     changer.
// en: You play Black’s moves before counting White’s, and leave them on the grid: count without changing anything.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'
import { jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'

export * from '../evaluation.ts'

export function mobilite(grille: Grille): number {
  let nombre = 0
  for (const coup of coups(grille, NOIR)) {
    nombre++
    jouer(grille, NOIR, coup)
  }
  return nombre - coups(grille, BLANC).length
}
