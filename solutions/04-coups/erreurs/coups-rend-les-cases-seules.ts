// fr: Tu ne rends que les cases : chaque coup porte aussi, en troisième, la liste des pions qu’il retourne.
// en: You only return the squares: each move also carries, in third place, the list of the discs it turns over.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'

export * from '../coups.ts'

export function coups(grille: Grille, couleur: Couleur): Position[] {
  const liste: Position[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) liste.push([i, j])
    }
  }
  return liste
}
