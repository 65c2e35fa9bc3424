// fr: Une case est dans ta liste autant de fois qu’elle retourne de pions : une seule fois suffit.
// en: A square is in your list as many times as it turns discs over: once is enough.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coups } from '../coups.ts'

export * from '../coups.ts'

export function trouverCoupsValides(grille: Grille, couleur: Couleur): Position[] {
  return coups(grille, couleur).flatMap(([i, j, r]) => r.map((): Position => [i, j]))
}
