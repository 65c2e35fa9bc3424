// Étape 04 : tous les coups permis.

import type { Couleur, Grille, Position } from '../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE, type Legende } from '../02-notation/notation.ts'
import { coupValide } from '../03-coup-valide/coup-valide.ts'

/** Un coup : la ligne, la colonne, et les pions qu'il retourne. */
export type Coup = [i: number, j: number, r: Position[]]

/** Rend tous les coups permis de `couleur`, chacun avec les pions qu'il retourne. */
export function coups(grille: Grille, couleur: Couleur): Coup[] {
  throw new Error('À FAIRE : coups')
}

/** Rend les cases où `couleur` peut jouer. */
export function trouverCoupsValides(grille: Grille, couleur: Couleur): Position[] {
  throw new Error('À FAIRE : trouverCoupsValides')
}

/** Écrit la grille et le joueur comme `ecrireGrille`, avec un `0` sur chaque case où `couleur` peut jouer. */
export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  throw new Error('À FAIRE : ecrireCoups')
}
