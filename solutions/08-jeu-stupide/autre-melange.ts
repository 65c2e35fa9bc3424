// Le mélange : battre les coups comme un jeu de cartes, puis prendre celui du dessus ; jeuStupide prend celui du
// dessous.

import type { Couleur, Grille } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'

export * from './jeu-stupide.ts'

/** Rend un coup permis, n'importe lequel, ou `null` s'il n'y en a aucun. */
export function jeuStupide(grille: Grille, couleur: Couleur): Coup | null {
  return coups(grille, couleur).at(-1) ?? null
}

/**
 * Rend un coup permis tiré au hasard, ou `null` ; `hasard` rend un nombre de 0 compris à 1 non compris, comme
 * `Math.random`.
 */
export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  const paquet = coups(grille, couleur)
  for (let reste = paquet.length; reste > 1; reste--) {
    const tire = Math.floor(hasard() * reste)
    const carte = paquet[tire]!
    paquet[tire] = paquet[reste - 1]!
    paquet[reste - 1] = carte
  }
  return paquet[0] ?? null
}
