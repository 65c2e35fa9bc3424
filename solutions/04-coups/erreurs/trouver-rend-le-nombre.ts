// fr: Tu rends le nombre de coups : la réponse est la liste de leurs cases.
// en: You return the number of moves: the answer is the list of their squares.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../coups.ts'

export * from '../coups.ts'

export function trouverCoupsValides(grille: Grille, couleur: Couleur): number {
  return coups(grille, couleur).length
}
