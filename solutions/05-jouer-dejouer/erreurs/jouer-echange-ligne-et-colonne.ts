// fr: Tu échanges la ligne et la colonne en écrivant dans la grille : le premier numéro choisit la ligne.
// en: You swap the row and the column when you write into the grid: the first number chooses the row.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  grille[j]![i] = couleur
  for (const [x, y] of r) grille[y]![x] = couleur
}
