// fr: Tu ne gardes que les coups qui retournent le plus de pions : la liste contient tous les coups permis, choisir
//     viendra plus tard.
// en: You keep only the moves that turn over the most discs: the list holds all the legal moves, choosing comes later.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) liste.push([i, j, r])
    }
  }
  const plus = Math.max(...liste.map(([, , r]) => r.length))
  return liste.filter(([, , r]) => r.length === plus)
}
