// fr: La liste des pions retournés est toujours vide : c’est la réponse de coupValide qu’il faut garder avec chaque
//     coup.
// en: The list of discs turned over is always empty: the answer of coupValide is what each move must keep.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) liste.push([i, j, []])
    }
  }
  return liste
}
