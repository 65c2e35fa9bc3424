// Étape 06 : passer son tour, et la fin de la partie.

import { adversaire, BLANC, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coups } from '../04-coups/coups.ts'

/** Dit si `couleur` a au moins un coup permis. */
export function peut(grille: Grille, couleur: Couleur): boolean {
  return coups(grille, couleur).length > 0
}

/** Dit si la partie est finie : aucune des deux couleurs ne peut jouer, que le plateau soit plein ou non. */
export function fini(grille: Grille): boolean {
  return !peut(grille, NOIR) && !peut(grille, BLANC)
}

/** Rend la couleur qui joue après un coup de `dernier`, ou `null` si la partie est finie. */
export function auTourDe(grille: Grille, dernier: Couleur): Couleur | null {
  return [adversaire(dernier), dernier].find(couleur => peut(grille, couleur)) ?? null
}
