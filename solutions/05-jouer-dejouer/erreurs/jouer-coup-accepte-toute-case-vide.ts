// fr: Tu acceptes toute case vide : un coup n’est permis que s’il retourne au moins un pion.
// en: You accept every empty square: a move is legal only if it turns over at least one disc.

import { VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../jouer-dejouer.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  if (grille[i]?.[j] !== VIDE) return false
  jouer(grille, couleur, [i, j, coupValide(grille, couleur, i, j) || []])
  return true
}
