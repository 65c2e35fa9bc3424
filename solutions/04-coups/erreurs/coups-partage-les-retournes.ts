// fr: Tous tes coups partagent une même liste de pions retournés : chaque coup a la sienne.
// en: All your moves share one list of discs turned over: each move has its own.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const retournes: Position[] = []
  const liste: Coup[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) {
        retournes.push(...r)
        liste.push([i, j, retournes])
      }
    }
  }
  return liste
}
