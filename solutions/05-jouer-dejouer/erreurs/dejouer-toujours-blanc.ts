// fr: Les pions que tu rends deviennent toujours blancs : après un coup de Blanc, ils redeviennent noirs.
// en: The discs you give back always become white: after a move of White they become black again.

import { BLANC, VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function dejouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  grille[i]![j] = VIDE
  for (const [x, y] of r) grille[x]![y] = BLANC
}
