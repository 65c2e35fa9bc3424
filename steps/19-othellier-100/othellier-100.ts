// Étape 19 : le plateau en un vecteur de cent cases, bordé.

import { BLANC as BLANC_GRILLE, NOIR as NOIR_GRILLE, VIDE as VIDE_GRILLE, type Grille } from '../01-plateau/plateau.ts'

export const NOIR = 0 as const
export const BLANC = 1 as const
export const VIDE = 2 as const
export const BORD = 3 as const

/** Une couleur est aussi le numéro de son joueur, et l'adversaire de `couleur` est `1 - couleur`. */
export type Couleur100 = 0 | 1

/**
 * Cent cases, `10 * ligne + colonne`, lignes et colonnes de 1 à 8, le reste étant le bord ; et le nombre de pions de
 * chaque couleur.
 */
export type Othellier = { cases: number[]; pions: [noirs: number, blancs: number] }

/** Un coup : sa couleur, sa case, et le nombre de pions retournés dans chacune des huit directions. */
export type Coup100 = { couleur: Couleur100; case: number; retournes: number[] }

/** Ce qu'on ajoute à une case pour passer à la suivante dans chaque direction. */
export const DIRECTIONS_100 = [-11, -10, -9, -1, 1, 9, 10, 11]

/** Rend l'othellier qui a les mêmes pions que la grille. */
export function depuisGrille(grille: Grille): Othellier {
  throw new Error('À FAIRE : depuisGrille')
}

/** Rend la grille qui a les mêmes pions que l'othellier. */
export function versGrille(othellier: Othellier): Grille {
  throw new Error('À FAIRE : versGrille')
}

/** Rend le coup de `couleur` sur cette case, ou `null` s'il est interdit. */
export function legal(othellier: Othellier, couleur: Couleur100, position: number): Coup100 | null {
  throw new Error('À FAIRE : legal')
}

/** Joue le coup sur l'othellier, et tient à jour le nombre de pions. */
export function jouer(othellier: Othellier, coup: Coup100): void {
  throw new Error('À FAIRE : jouer')
}

/** Défait exactement ce que `jouer` a fait avec le même coup. */
export function annuler(othellier: Othellier, coup: Coup100): void {
  throw new Error('À FAIRE : annuler')
}

/** Rend tous les coups permis de `couleur`. */
export function coupsLegaux(othellier: Othellier, couleur: Couleur100): Coup100[] {
  throw new Error('À FAIRE : coupsLegaux')
}
