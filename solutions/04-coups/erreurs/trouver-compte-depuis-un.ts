// fr: Tu numérotes les lignes et les colonnes depuis 1 : dans une grille, elles se comptent de 0 à 7.
// en: You number rows and columns from 1: in a grid they are counted from 0 to 7.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coups } from '../coups.ts'

export * from '../coups.ts'

export function trouverCoupsValides(grille: Grille, couleur: Couleur): Position[] {
  return coups(grille, couleur).map(([i, j]) => [i + 1, j + 1])
}
