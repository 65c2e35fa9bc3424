// fr: Ta boucle s’arrête trop tôt : la dernière ligne et la dernière colonne, de numéro 7, se jouent aussi.
// en: Your loop stops too early: the last row and the last column, numbered 7, can be played too.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let i = 0; i < 7; i++) {
    for (let j = 0; j < 7; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) liste.push([i, j, r])
    }
  }
  return liste
}
