// fr: Tu poses le pion avant de demander si le coup est permis : la case n’est plus vide, et tout paraît interdit.
// en: You place the disc before you ask whether the move is legal: the square is no longer empty, and everything seems
//     illegal.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../jouer-dejouer.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  if (grille[i]?.[j] === undefined) return false
  grille[i]![j] = couleur
  const r = coupValide(grille, couleur, i, j)
  if (!r) return false
  jouer(grille, couleur, [i, j, r])
  return true
}
