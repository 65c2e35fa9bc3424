// fr: Tu donnes toujours la main à l’adversaire : s’il n’a pas de coup il passe, et si personne n’en a la partie est
//     finie.
// en: You always give the turn to the adversary: without a move they pass, and if nobody has one the game is over.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'

export * from '../fini.ts'

export function auTourDe(_grille: Grille, dernier: Couleur): Couleur | null {
  return adversaire(dernier)
}
