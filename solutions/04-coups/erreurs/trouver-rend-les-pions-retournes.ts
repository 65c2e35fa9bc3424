// fr: Tu rends les pions retournés : la liste contient les cases où l’on pose un pion.
// en: You return the discs turned over: the list holds the squares where a disc is placed.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coups } from '../coups.ts'

export * from '../coups.ts'

export function trouverCoupsValides(grille: Grille, couleur: Couleur): Position[] {
  return coups(grille, couleur).flatMap(([, , r]) => r)
}
