// fr: Tu rends la case sans les pions qu’elle retourne : un coup est une liste de trois éléments, la ligne, la colonne
//     et les retournés.
// en: You return the square without the discs it turns over: a move is a list of three elements, the row, the column
//     and the discs.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuStupide(grille: Grille, couleur: Couleur): Position | null {
  const premier = coups(grille, couleur)[0]
  if (!premier) return null
  return [premier[0], premier[1]]
}
