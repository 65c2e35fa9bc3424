// fr: Ta liste contient des objets : un coup est un tableau de trois éléments, la ligne, la colonne, les pions
//     retournés.
// en: Your list holds objects: a move is an array of three elements, the row, the column, the discs turned over.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'

export * from '../coups.ts'

type Objet = { i: number; j: number; r: Position[] }

export function coups(grille: Grille, couleur: Couleur): Objet[] {
  const liste: Objet[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) liste.push({ i, j, r })
    }
  }
  return liste
}
