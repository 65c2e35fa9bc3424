// fr: Tu gardes toutes les cases, même celles où la réponse est false : un coup interdit n’est pas dans la liste.
// en: You keep all the squares, even those where the answer is false: an illegal move is not in the list.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'

export * from '../coups.ts'

type Essai = [i: number, j: number, r: Position[] | false]

export function coups(grille: Grille, couleur: Couleur): Essai[] {
  const liste: Essai[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      liste.push([i, j, r])
    }
  }
  return liste
}
