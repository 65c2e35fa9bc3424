// fr: Tu vois bien la fin de la partie, mais pas les tours passés : quand l’adversaire n’a pas de coup, le dernier à
//     jouer rejoue.
// en: You do see the end of the game, but not the passes: when the adversary has no move, the last to play plays again.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { fini } from '../fini.ts'

export * from '../fini.ts'

export function auTourDe(grille: Grille, dernier: Couleur): Couleur | null {
  if (fini(grille)) return null
  return adversaire(dernier)
}
