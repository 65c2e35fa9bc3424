// fr: Tu ne donnes que le nombre de pions retournés : il faut leur liste, pour pouvoir jouer le coup.
// en: You only give the number of discs turned over: their list is needed, to be able to play the move.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'

export * from '../coups.ts'

type Compte = [i: number, j: number, n: number]

export function coups(grille: Grille, couleur: Couleur): Compte[] {
  const liste: Compte[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) liste.push([i, j, r.length])
    }
  }
  return liste
}
