// Étape 03 : un coup est-il permis, et que retourne-t-il ?

import { adversaire, estSurPlateau, VIDE, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'

/** Rend les pions que `couleur` retourne en jouant en (i, j), ou `false` si le coup est interdit. */
export function coupValide(grille: Grille, couleur: Couleur, i: number, j: number): Position[] | false {
  throw new Error('À FAIRE : coupValide')
}
