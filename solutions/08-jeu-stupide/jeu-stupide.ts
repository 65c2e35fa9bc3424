// Étape 08 : deux adversaires sans malice.

import type { Couleur, Grille } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'

/** Une stratégie choisit un coup permis, ou rend `null` s'il n'y en a aucun. */
export type Strategie = (grille: Grille, couleur: Couleur) => Coup | null

/** Rend un coup permis, n'importe lequel, ou `null` s'il n'y en a aucun. */
export function jeuStupide(grille: Grille, couleur: Couleur): Coup | null {
  return coups(grille, couleur)[0] ?? null
}

/**
 * Rend un coup permis tiré au hasard, ou `null` ; `hasard` rend un nombre de 0 compris à 1 non compris, comme
 * `Math.random`.
 */
export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  const permis = coups(grille, couleur)
  return permis[Math.floor(hasard() * permis.length)] ?? null
}
