// fr: Tu poses un pion sur chaque case trouvée : la grille reçue doit rester comme elle était.
// en: You put a disc on each square you find: the grid you are given must stay as it was.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coups } from '../coups.ts'

export * from '../coups.ts'

export function trouverCoupsValides(grille: Grille, couleur: Couleur): Position[] {
  const cases = coups(grille, couleur).map(([i, j]): Position => [i, j])
  for (const [i, j] of cases) grille[i]![j] = couleur
  return cases
}
