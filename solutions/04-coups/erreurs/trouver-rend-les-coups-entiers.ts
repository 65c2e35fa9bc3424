// fr: Tu rends les coups entiers : ici, une case suffit, sa ligne et sa colonne.
// en: You return whole moves: here a square is enough, its row and its column.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../coups.ts'

export * from '../coups.ts'

export function trouverCoupsValides(grille: Grille, couleur: Couleur): Coup[] {
  return coups(grille, couleur)
}
