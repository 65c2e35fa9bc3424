// fr: Tu cherches les pions à retourner une fois ton pion posé : la case n’est plus vide, le coup paraît interdit. La
//     liste du coup suffit.
// en: You look for the discs to turn over once your disc is placed: the square is no longer empty, and the move seems
//     illegal. The list of the move is enough.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [i, j]: Coup): void {
  grille[i]![j] = couleur
  for (const [x, y] of coupValide(grille, couleur, i, j) as Position[]) grille[x]![y] = couleur
}
