// fr: Tu réponds dès la première case examinée : on ne peut dire non qu’après les avoir regardées toutes.
// en: You answer as soon as you have examined the first square: one can only say no after looking at all of them.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'

export * from '../fini.ts'

export function peut(grille: Grille, couleur: Couleur): boolean {
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      if (coupValide(grille, couleur, i, j)) return true
      else return false
    }
  }
  return false
}
