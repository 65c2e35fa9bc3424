// fr: Tu joues toujours avec des pions noirs : la couleur reçue dit qui joue.
// en: You always play with black discs: the colour you are given says who plays.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  grille[i]![j] = NOIR
  for (const [x, y] of r) grille[x]![y] = NOIR
}
