// fr: Tu réponds null dès la première case où l’on ne peut pas jouer : il faut avoir regardé toutes les cases pour dire
//     qu’il n’y a pas de coup.
// en: You answer null at the first square where one cannot play: all the squares must be looked at before you say that
//     there is no move.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuStupide(grille: Grille, couleur: Couleur): Coup | null {
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) return [i, j, r]
      else return null
    }
  }
  return null
}
