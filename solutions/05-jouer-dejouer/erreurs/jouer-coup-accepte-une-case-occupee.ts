// fr: Tu joues même sur une case occupée : on ne pose un pion que sur une case vide.
// en: You play even on an occupied square: a disc is only placed on an empty square.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../jouer-dejouer.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  const occupee = grille[i]?.[j]
  if (!occupee) {
    const r = coupValide(grille, couleur, i, j)
    if (!r) return false
    jouer(grille, couleur, [i, j, r])
  } else {
    grille[i]![j] = couleur
  }
  return true
}
