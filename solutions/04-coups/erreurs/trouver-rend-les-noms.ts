// fr: Tu rends les noms des cases : la liste contient des positions, deux numéros chacune.
// en: You return the names of the squares: the list holds positions, two numbers each.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { nomDeCase } from '../../02-notation/notation.ts'
import { coups } from '../coups.ts'

export * from '../coups.ts'

export function trouverCoupsValides(grille: Grille, couleur: Couleur): string[] {
  return coups(grille, couleur).map(([i, j]) => nomDeCase([i, j]))
}
