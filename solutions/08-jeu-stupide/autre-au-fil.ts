// Au fil des cases : sans dresser de liste, s'arrêter au premier coup permis, ou remplacer parfois celui que l'on
// tient.

import type { Couleur, Grille } from '../01-plateau/plateau.ts'
import { coupValide } from '../03-coup-valide/coup-valide.ts'
import type { Coup } from '../04-coups/coups.ts'

export * from './jeu-stupide.ts'

/** Rend un coup permis, n'importe lequel, ou `null` s'il n'y en a aucun. */
export function jeuStupide(grille: Grille, couleur: Couleur): Coup | null {
  for (const coup of chercher(grille, couleur)) return coup
  return null
}

/**
 * Rend un coup permis tiré au hasard, ou `null` ; `hasard` rend un nombre de 0 compris à 1 non compris, comme
 * `Math.random`.
 */
export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  let tenu: Coup | null = null,
    vus = 0
  for (const coup of chercher(grille, couleur)) {
    vus++
    if (hasard() * vus < 1) tenu = coup
  }
  return tenu
}

/** Les coups permis, l'un après l'autre, chacun cherché au moment où on le demande. */
function* chercher(grille: Grille, couleur: Couleur): Generator<Coup> {
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) yield [i, j, r]
    }
  }
}
