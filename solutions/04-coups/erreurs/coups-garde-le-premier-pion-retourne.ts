// fr: Tu ne gardes qu’un pion retourné par coup : un coup porte tous ceux qu’il retourne.
// en: You keep only one disc turned over for each move: a move carries all those it turns over.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) liste.push([i, j, r.slice(0, 1)])
    }
  }
  return liste
}
