// Étape 05 : jouer un coup, et le défaire.

import { adversaire, VIDE, type Case, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coupValide } from '../03-coup-valide/coup-valide.ts'
import type { Coup } from '../04-coups/coups.ts'

/** Joue le coup de `couleur` sur la grille : pose le pion et retourne ceux du coup. */
export function jouer(grille: Grille, couleur: Couleur, coup: Coup): void {
  throw new Error('À FAIRE : jouer')
}

/** Défait exactement ce que `jouer` a fait avec les mêmes arguments. */
export function dejouer(grille: Grille, couleur: Couleur, coup: Coup): void {
  throw new Error('À FAIRE : dejouer')
}

/** Joue en (i, j) si le coup est permis, et dit s'il l'était ; sinon la grille ne change pas. */
export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  throw new Error('À FAIRE : jouerCoup')
}
