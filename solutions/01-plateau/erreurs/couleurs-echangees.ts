// fr: Tu as échangé les couleurs du départ : Noir est en e4 et d5, Blanc en d4 et e5, et non l’inverse.
// en: You swapped the colours of the start: Black is on e4 and d5, White on d4 and e5, not the other way round.

import { BLANC, NOIR, VIDE, type Case, type Grille } from '../plateau.ts'

export * from '../plateau.ts'

export function creerPlateau(): Grille {
  const grille = Array.from({ length: 8 }, () => Array<Case>(8).fill(VIDE))
  grille[3]![3] = NOIR
  grille[3]![4] = BLANC
  grille[4]![3] = BLANC
  grille[4]![4] = NOIR
  return grille
}
