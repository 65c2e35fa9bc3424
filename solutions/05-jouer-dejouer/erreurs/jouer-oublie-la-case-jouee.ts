// fr: Tu retournes les pions sans poser le tien : jouer, c’est d’abord poser un pion sur la case.
// en: You turn the discs over without placing yours: to play is first to place a disc on the square.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [, , r]: Coup): void {
  for (const [x, y] of r) grille[x]![y] = couleur
}
