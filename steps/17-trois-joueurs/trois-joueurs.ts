// Étape 17 : trois joueurs sur un plateau de neuf sur neuf.

import type { Position } from '../01-plateau/plateau.ts'

/** Les trois joueurs. */
export type Couleur3 = 1 | 2 | 3

/** Neuf lignes de neuf cases ; 0 est une case vide. */
export type Grille3 = (0 | Couleur3)[][]

/** Un coup, avec ce qu'il faut pour le jouer et pour le défaire. */
export type CoupTrois = unknown // À FAIRE : CoupTrois, sous la forme que tu veux

/** Rend une grille neuve avec la position de départ : neuf pions au centre. */
export function creerPlateauTrois(): Grille3 {
  throw new Error('À FAIRE : creerPlateauTrois')
}

/**
 * Rend les pions que `couleur` retourne en jouant en (i, j), d'un adversaire ou des deux, ou `false` si le coup est
 * interdit.
 */
export function coupValideTrois(grille: Grille3, couleur: Couleur3, i: number, j: number): Position[] | false {
  throw new Error('À FAIRE : coupValideTrois')
}

/** Rend tous les coups permis de `couleur`. */
export function coupsTrois(grille: Grille3, couleur: Couleur3): CoupTrois[] {
  throw new Error('À FAIRE : coupsTrois')
}

/** Joue le coup de `couleur` sur la grille. */
export function jouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  throw new Error('À FAIRE : jouerTrois')
}

/** Défait exactement ce que `jouerTrois` a fait avec les mêmes arguments. */
export function dejouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  throw new Error('À FAIRE : dejouerTrois')
}

/**
 * Rend le joueur qui joue après un coup de `dernier`, en sautant ceux qui ne peuvent pas, ou `null` si personne ne
 * peut.
 */
export function auTourDeTrois(grille: Grille3, dernier: Couleur3): Couleur3 | null {
  throw new Error('À FAIRE : auTourDeTrois')
}

/** Rend le nombre de pions des joueurs 1, 2 et 3. */
export function scores(grille: Grille3): [number, number, number] {
  throw new Error('À FAIRE : scores')
}

/** Rend les places, de la première à la dernière ; les joueurs à égalité partagent une place. */
export function podium(grille: Grille3): Couleur3[][] {
  throw new Error('À FAIRE : podium')
}
