// fr: La grille reçue n’a pas changé : c’est sur elle, et non sur une copie, que le pion se pose et que les autres se
//     retournent.
// en: The grid you were given has not changed: it is there, not on a copy, that the disc is placed and the others turn
//     over.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): Grille {
  const copie = grille.map(ligne => [...ligne])
  copie[i]![j] = couleur
  for (const [x, y] of r) copie[x]![y] = couleur
  return copie
}
