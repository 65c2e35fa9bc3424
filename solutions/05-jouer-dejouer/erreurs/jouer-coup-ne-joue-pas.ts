// fr: Tu dis si le coup est permis, mais tu ne le joues pas : la grille doit changer.
// en: You say whether the move is legal, but you do not play it: the grid must change.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  return coupValide(grille, couleur, i, j) !== false
}
