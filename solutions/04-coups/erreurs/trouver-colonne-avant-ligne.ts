// fr: Tu mets la colonne avant la ligne : une position commence par le numéro de sa ligne.
// en: You put the column before the row: a position begins with the number of its row.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coups } from '../coups.ts'

export * from '../coups.ts'

export function trouverCoupsValides(grille: Grille, couleur: Couleur): Position[] {
  return coups(grille, couleur).map(([i, j]) => [j, i])
}
