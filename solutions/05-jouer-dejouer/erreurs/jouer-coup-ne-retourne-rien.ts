// fr: Tu poses le pion sans retourner ceux qu’il encadre : un coup fait les deux.
// en: You place the disc without turning over those it brackets: a move does both.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  if (!coupValide(grille, couleur, i, j)) return false
  grille[i]![j] = couleur
  return true
}
