// fr: Tu passes à la ligne suivante après le premier coup trouvé : une ligne peut en contenir plusieurs.
// en: You go to the next row after the first move found: a row can hold several.

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
        break
      }
    }
  }
  return liste
}
