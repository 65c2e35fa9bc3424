// fr: Tu rends la case du coup sans les pions qu’il retourne : un coup est la ligne, la colonne et la liste des
//     retournés.
// en: You return the square of the move without the discs it turns over: a move is the row, the column and the list of
//     discs turned over.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): number[] | null {
  const [, coup] = minimax(grille, couleur, prof)
  return coup && [coup[0], coup[1]]
}
