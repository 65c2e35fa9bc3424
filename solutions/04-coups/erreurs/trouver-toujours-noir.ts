// fr: Tu cherches toujours les cases de Noir : la couleur reçue dit qui joue.
// en: You always look for the squares of Black: the colour you are given says who plays.

import { NOIR, type Couleur, type Grille, type Position } from '../../01-plateau/plateau.ts'
import { coups } from '../coups.ts'

export * from '../coups.ts'

export function trouverCoupsValides(grille: Grille, couleur: Couleur): Position[] {
  return coups(grille, NOIR).map(([i, j]) => [i, j])
}
