// fr: Tu tires toujours parmi quatre coups, comme au départ : leur nombre change à chaque position.
// en: You always draw among four moves, as at the start: how many there are changes with each position.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  return coups(grille, couleur)[Math.floor(hasard() * 4)] ?? null
}
