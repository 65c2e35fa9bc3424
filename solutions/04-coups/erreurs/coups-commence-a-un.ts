// fr: Tu comptes à partir de 1 : la première ligne et la première colonne de la grille portent le numéro 0.
// en: You count from 1: the first row and the first column of the grid have the number 0.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let i = 1; i <= 8; i++) {
    for (let j = 1; j <= 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) liste.push([i, j, r])
    }
  }
  return liste
}
