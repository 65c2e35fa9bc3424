// fr: Ta boucle s’arrête avant le dernier pion de la liste : tous ses pions changent de couleur.
// en: Your loop stops before the last disc of the list: all its discs change colour.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  grille[i]![j] = couleur
  for (let n = 0; n < r.length - 1; n++) grille[r[n]![0]]![r[n]![1]] = couleur
}
