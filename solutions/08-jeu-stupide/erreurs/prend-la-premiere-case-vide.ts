// fr: Tu prends la première case vide : une case vide n’est un coup permis que si elle retourne au moins un pion.
// en: You take the first empty square: an empty square is a legal move only if it turns over at least one disc.

import { VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuStupide(grille: Grille, couleur: Couleur): Coup | null {
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      if (grille[i]![j] === VIDE) return [i, j, coupValide(grille, couleur, i, j) || []]
    }
  }
  return null
}
