// fr: Tu ne retournes que le premier pion de la liste : tous ses pions changent de couleur.
// en: You turn over only the first disc of the list: all its discs change colour.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  grille[i]![j] = couleur
  const [premier] = r
  if (premier) grille[premier[0]]![premier[1]] = couleur
}
