// fr: Tes huit lignes sont un seul et même tableau : écrire dans l’une, c’est écrire dans toutes, il en faut un par
//     ligne.
// en: Your eight rows are one and the same array: writing into one writes into all, so each row needs its own.

import { BLANC, NOIR, VIDE, type Case, type Grille } from '../plateau.ts'

export * from '../plateau.ts'

export function creerPlateau(): Grille {
  const ligne = Array<Case>(8).fill(VIDE)
  const grille: Grille = Array(8).fill(ligne)
  grille[3]![3] = BLANC
  grille[3]![4] = NOIR
  grille[4]![3] = NOIR
  grille[4]![4] = BLANC
  return grille
}
