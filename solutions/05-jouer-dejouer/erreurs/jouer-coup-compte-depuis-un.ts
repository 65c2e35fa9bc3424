// fr: Tu retires 1 aux deux numéros : dans une grille, les lignes et les colonnes se comptent déjà depuis 0.
// en: You take 1 away from both numbers: in a grid rows and columns are already counted from 0.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../jouer-dejouer.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  const r = coupValide(grille, couleur, i - 1, j - 1)
  if (!r) return false
  jouer(grille, couleur, [i - 1, j - 1, r])
  return true
}
