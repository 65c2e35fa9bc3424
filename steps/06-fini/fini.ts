// Étape 06 : passer son tour, et la fin de la partie.

import { adversaire, BLANC, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coups } from '../04-coups/coups.ts'

/** Dit si `couleur` a au moins un coup permis. */
export function peut(grille: Grille, couleur: Couleur): boolean {
  throw new Error('À FAIRE : peut')
}

/** Dit si la partie est finie : aucune des deux couleurs ne peut jouer, que le plateau soit plein ou non. */
export function fini(grille: Grille): boolean {
  throw new Error('À FAIRE : fini')
}

/** Rend la couleur qui joue après un coup de `dernier`, ou `null` si la partie est finie. */
export function auTourDe(grille: Grille, dernier: Couleur): Couleur | null {
  throw new Error('À FAIRE : auTourDe')
}
