// fr: Tu cherches toujours les coups de Noir : la couleur reçue dit qui joue.
// en: You always look for the moves of Black: the colour you are given says who plays.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, NOIR, i, j)
      if (r) liste.push([i, j, r])
    }
  }
  return liste
}
