// fr: Tu t’arrêtes une case trop tôt : la dernière ligne et la dernière colonne portent le numéro 7, et on peut y
//     jouer.
// en: You stop one square too early: the last row and the last column have the number 7, and one can play there.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'

export * from '../fini.ts'

export function peut(grille: Grille, couleur: Couleur): boolean {
  for (let i = 0; i < 7; i++) {
    for (let j = 0; j < 7; j++) {
      if (coupValide(grille, couleur, i, j)) return true
    }
  }
  return false
}
