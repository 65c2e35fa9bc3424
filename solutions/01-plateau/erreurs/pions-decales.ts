// fr: Tes pions de départ sont décalés d’une case : les lignes et les colonnes d’un tableau se comptent depuis 0, pas
//     depuis 1.
// en: Your starting discs are one square off: the rows and columns of an array are counted from 0, not from 1.

import { BLANC, NOIR, VIDE, type Case, type Grille } from '../plateau.ts'

export * from '../plateau.ts'

export function creerPlateau(): Grille {
  const grille = Array.from({ length: 8 }, () => Array<Case>(8).fill(VIDE))
  grille[4]![4] = BLANC
  grille[4]![5] = NOIR
  grille[5]![4] = NOIR
  grille[5]![5] = BLANC
  return grille
}
