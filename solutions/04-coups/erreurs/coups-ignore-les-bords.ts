// fr: Tu ne regardes pas les bords : on peut jouer sur les 64 cases, les coins compris.
// en: You do not look at the edges: all 64 squares can be played, the corners included.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let i = 1; i < 7; i++) {
    for (let j = 1; j < 7; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) liste.push([i, j, r])
    }
  }
  return liste
}
