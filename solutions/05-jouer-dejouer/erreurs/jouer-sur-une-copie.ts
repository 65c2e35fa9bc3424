// fr: Tu joues sur une copie de la grille : c’est la grille reçue qui doit changer.
// en: You play on a copy of the grid: the grid you are given is the one that must change.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): Grille {
  const copie = grille.map(ligne => [...ligne])
  copie[i]![j] = couleur
  for (const [x, y] of r) copie[x]![y] = couleur
  return copie
}
