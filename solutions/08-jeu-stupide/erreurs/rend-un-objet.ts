// fr: Tu rends un objet : un coup est une liste de trois éléments, la ligne, la colonne et les retournés.
// en: You return an object: a move is a list of three elements, the row, the column and the discs turned over.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuStupide(grille: Grille, couleur: Couleur): { i: number; j: number; r: Position[] } | null {
  for (const [i, j, r] of coups(grille, couleur)) return { i, j, r }
  return null
}
