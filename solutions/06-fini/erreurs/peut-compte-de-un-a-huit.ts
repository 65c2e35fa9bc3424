// fr: Tu parcours les lignes et les colonnes de 1 à 8 : dans la grille, elles vont de 0 à 7, et tu oublies les
//     premières.
// en: You go through the rows and the columns from 1 to 8: in the grid they go from 0 to 7, and you forget the first
//     ones.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'

export * from '../fini.ts'

export function peut(grille: Grille, couleur: Couleur): boolean {
  for (let i = 1; i <= 8; i++) {
    for (let j = 1; j <= 8; j++) {
      if (coupValide(grille, couleur, i, j)) return true
    }
  }
  return false
}
