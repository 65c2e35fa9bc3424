// fr: Tu lis la case avant de savoir si elle existe : hors du plateau, la réponse est false.
// en: You read the square before you know whether it exists: off the board the answer is false.

import { VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../jouer-dejouer.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  if (grille[i]![j] !== VIDE) return false
  const r = coupValide(grille, couleur, i, j)
  if (!r) return false
  jouer(grille, couleur, [i, j, r])
  return true
}
