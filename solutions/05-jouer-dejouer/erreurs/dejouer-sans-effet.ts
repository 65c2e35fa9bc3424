// fr: Après dejouer, la grille est restée comme le coup l’avait laissée : c’est sur elle, et non sur une copie, que la
//     case se vide et que les pions reviennent à l’adversaire.
// en: After dejouer the grid is still as the move left it: it is there, not on a copy, that the square becomes empty
//     and the discs go back to the opponent.

import { adversaire, VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function dejouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): Grille {
  const copie = grille.map(ligne => [...ligne])
  copie[i]![j] = VIDE
  for (const [x, y] of r) copie[x]![y] = adversaire(couleur)
  return copie
}
