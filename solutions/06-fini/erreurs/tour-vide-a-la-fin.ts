// fr: À la fin de la partie, tu rends VIDE : une case peut être vide, mais l’absence de joueur se dit null.
// en: At the end of the game you return VIDE: a square may be empty, but the absence of a player is null.

import { adversaire, VIDE, type Case, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { fini, peut } from '../fini.ts'

export * from '../fini.ts'

export function auTourDe(grille: Grille, dernier: Couleur): Case {
  if (fini(grille)) return VIDE
  return peut(grille, adversaire(dernier)) ? adversaire(dernier) : dernier
}
