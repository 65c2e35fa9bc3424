// Le rejet : montrer une case du plateau les yeux fermés, et recommencer tant qu'elle est interdite.

import type { Couleur, Grille } from '../01-plateau/plateau.ts'
import { coupValide } from '../03-coup-valide/coup-valide.ts'
import { coups, type Coup } from '../04-coups/coups.ts'

export * from './jeu-stupide.ts'

/**
 * Rend un coup permis tiré au hasard, ou `null` ; `hasard` rend un nombre de 0 compris à 1 non compris, comme
 * `Math.random`.
 */
export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  if (coups(grille, couleur).length === 0) return null
  while (true) {
    const i = Math.floor(hasard() * 8),
      j = Math.floor(hasard() * 8)
    const r = coupValide(grille, couleur, i, j)
    if (r) return [i, j, r]
  }
}
