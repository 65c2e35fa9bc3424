// fr: Tu rends la liste dès le premier coup trouvé : il faut finir le tour du plateau avant de répondre.
// en: You return the list as soon as one move is found: go all around the board before you answer.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) {
        liste.push([i, j, r])
        return liste
      }
    }
  }
  return liste
}
