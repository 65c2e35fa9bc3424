// fr: Tu ranges la ligne et la colonne dans un tableau à part : un coup les porte directement, suivies des pions
//     retournés.
// en: You put the row and the column in an array of their own: a move carries them directly, followed by the discs
//     turned over.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'

export * from '../coups.ts'

type Emballe = [position: Position, r: Position[]]

export function coups(grille: Grille, couleur: Couleur): Emballe[] {
  const liste: Emballe[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) liste.push([[i, j], r])
    }
  }
  return liste
}
