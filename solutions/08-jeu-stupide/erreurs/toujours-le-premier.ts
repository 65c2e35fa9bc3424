// fr: jeuHasard rend toujours le premier coup : le nombre que rend hasard doit choisir parmi tous les coups permis.
// en: jeuHasard always returns the first move: the number that hasard returns must choose among all the legal moves.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, _hasard: () => number = Math.random): Coup | null {
  return coups(grille, couleur)[0] ?? null
}
