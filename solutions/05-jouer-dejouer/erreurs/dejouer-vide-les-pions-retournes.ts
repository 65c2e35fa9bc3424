// fr: Tu vides aussi les cases des pions retournés : seule la case jouée était vide, eux étaient à l’adversaire.
// en: You also empty the squares of the discs turned over: only the square played was empty, they were the adversary’s.

import { VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function dejouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  grille[i]![j] = VIDE
  for (const [x, y] of r) grille[x]![y] = VIDE
}
