// fr: Tu défais le coup sur une copie de la grille : c’est la grille reçue qui doit changer.
// en: You undo the move on a copy of the grid: the grid you are given is the one that must change.

import { adversaire, VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function dejouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): Grille {
  const copie = grille.map(ligne => [...ligne])
  copie[i]![j] = VIDE
  for (const [x, y] of r) copie[x]![y] = adversaire(couleur)
  return copie
}
