// fr: Tu demandes à coupValide quels pions rendre, une fois le coup joué : la grille d’après ne le dit plus, la liste
//     du coup est là pour cela.
// en: You ask coupValide which discs to give back, once the move is played: the grid no longer tells, the list of the
//     move is there for that.

import { adversaire, VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function dejouer(grille: Grille, couleur: Couleur, [i, j]: Coup): void {
  grille[i]![j] = VIDE
  const rendus = coupValide(grille, adversaire(couleur), i, j) || []
  for (const [x, y] of rendus) grille[x]![y] = adversaire(couleur)
}
