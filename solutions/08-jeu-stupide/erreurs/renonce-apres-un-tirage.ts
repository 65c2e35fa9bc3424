// fr: Tu tires une case du plateau et tu réponds null si elle est interdite : null veut dire qu’aucun coup n’est
//     permis.
// en: You draw a square of the board and answer null if it is illegal: null means that no move is legal.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  const i = Math.floor(hasard() * 8),
    j = Math.floor(hasard() * 8)
  const r = coupValide(grille, couleur, i, j)
  return r ? [i, j, r] : null
}
