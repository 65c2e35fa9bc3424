// fr: Tu ajoutes la case jouée aux pions retournés : elle était vide avant le coup, rien ne s’y retourne.
// en: You add the square played to the discs turned over: it was empty before the move, nothing turns over there.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) liste.push([i, j, [[i, j], ...r]])
    }
  }
  return liste
}
