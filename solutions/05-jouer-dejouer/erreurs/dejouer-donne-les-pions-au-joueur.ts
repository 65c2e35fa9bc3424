// fr: Tu rends les pions retournés à celui qui a joué : avant le coup, ils étaient à son adversaire.
// en: You give the discs turned over to the one who played: before the move they were the adversary’s.

import { VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function dejouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  grille[i]![j] = VIDE
  for (const [x, y] of r) grille[x]![y] = couleur
}
