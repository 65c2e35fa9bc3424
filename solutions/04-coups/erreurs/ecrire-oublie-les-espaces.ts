// fr: Tu comptes les signes sans les espaces : dans une ligne de texte, une espace sépare deux cases, et la case j
//     n’est pas le caractère j.
// en: You count the signs without the spaces: in a line of text a space stands between two squares, and square j is not
//     character j.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE, type Legende } from '../../02-notation/notation.ts'
import { trouverCoupsValides } from '../coups.ts'

export * from '../coups.ts'

export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  const lignes = ecrireGrille(grille, couleur, legende).split('\n')
  for (const [i, j] of trouverCoupsValides(grille, couleur)) {
    lignes[i] = lignes[i]!.slice(0, j) + '0' + lignes[i]!.slice(j + 1)
  }
  return lignes.join('\n')
}
