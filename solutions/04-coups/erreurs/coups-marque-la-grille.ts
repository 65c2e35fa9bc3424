// fr: Avant de répondre, tu poses un pion sur chaque case trouvée : la grille reçue doit rester comme elle était.
// en: Before you answer, you put a disc on each square you found: the grid you are given must stay as it was.

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
  for (const [i, j] of liste) grille[i]![j] = couleur
  return liste
}
