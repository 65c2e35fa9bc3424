// fr: Tu laisses le pion posé : avant le coup, sa case était vide.
// en: You leave the disc that was placed: before the move its square was empty.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function dejouer(grille: Grille, couleur: Couleur, [, , r]: Coup): void {
  for (const [x, y] of r) grille[x]![y] = adversaire(couleur)
}
