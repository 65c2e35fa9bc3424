// fr: Tu joues toujours pour Noir : la couleur reçue dit qui joue.
// en: You always play for Black: the colour you are given says who plays.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../jouer-dejouer.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  const r = coupValide(grille, NOIR, i, j)
  if (!r) return false
  jouer(grille, NOIR, [i, j, r])
  return true
}
