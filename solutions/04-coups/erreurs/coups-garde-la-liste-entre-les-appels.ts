// fr: Ta liste vit en dehors de la fonction et garde les coups des appels d’avant : chaque appel part d’une liste
//     neuve.
// en: Your list lives outside the function and keeps the moves of earlier calls: each call starts with a fresh list.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

const liste: Coup[] = []

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) liste.push([i, j, r])
    }
  }
  return liste
}
