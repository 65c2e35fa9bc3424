// fr: Tu rends le nombre de coups : il reste à dire s’il est plus grand que zéro, par true ou false.
// en: You return the number of moves: it remains to say whether it is greater than zero, with true or false.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../fini.ts'

export function peut(grille: Grille, couleur: Couleur): number {
  return coups(grille, couleur).length
}
