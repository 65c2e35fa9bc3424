// fr: Les pions retournés deviennent toujours noirs : ils prennent la couleur de celui qui joue.
// en: The discs turned over always become black: they take the colour of the one who plays.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  grille[i]![j] = couleur
  for (const [x, y] of r) grille[x]![y] = NOIR
}
