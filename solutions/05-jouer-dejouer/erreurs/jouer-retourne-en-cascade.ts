// fr: Après le coup, tu retournes aussi les pions que les pions retournés encadrent : il n’y a pas de cascade.
// en: After the move you also turn over the discs that the turned ones bracket: there is no cascade.

import { VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  grille[i]![j] = couleur
  for (const [x, y] of r) {
    grille[x]![y] = VIDE
    const suite = coupValide(grille, couleur, x, y) || []
    for (const [a, b] of [[x, y] as const, ...suite]) grille[a]![b] = couleur
  }
}
