// fr: Tes boucles s’arrêtent trop tôt : la dernière ligne et la dernière colonne portent le numéro 7, et l’on peut y
//     jouer.
// en: Your loops stop too early: the last row and the last column have the number 7, and one can play there.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuStupide(grille: Grille, couleur: Couleur): Coup | null {
  for (let i = 0; i < 7; i++) {
    for (let j = 0; j < 7; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) return [i, j, r]
    }
  }
  return null
}
