// fr: Le coup est interdit et tu le dis, mais tu poses quand même le pion : la grille doit rester comme elle était.
// en: The move is illegal and you say so, but you place the disc all the same: the grid must stay as it was.

import { VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../jouer-dejouer.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  const r = coupValide(grille, couleur, i, j)
  if (grille[i]?.[j] === VIDE) jouer(grille, couleur, [i, j, r || []])
  return r !== false
}
