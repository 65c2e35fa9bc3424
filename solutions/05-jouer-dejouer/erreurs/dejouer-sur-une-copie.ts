// fr: Ton coup défait, la grille reçue n’a pas changé : c’est sur elle qu’il faut le défaire, et non sur une copie.
// en: The move undone, the grid you were given has not changed: undo it there, not on a copy.

import { adversaire, VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function dejouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): Grille {
  const copie = grille.map(ligne => [...ligne])
  copie[i]![j] = VIDE
  for (const [x, y] of r) copie[x]![y] = adversaire(couleur)
  return copie
}
