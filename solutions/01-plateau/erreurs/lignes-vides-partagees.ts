// fr: Tes lignes vides sont un seul et même tableau : un pion posé sur l’une apparaît sur les autres, il en faut un par
//     ligne.
// en: Your empty rows are one and the same array: a disc put on one shows up on the others, so each row needs its own.

import type { Grille } from '../plateau.ts'

export * from '../plateau.ts'

export function creerPlateau(): Grille {
  const vide: Grille[number] = [0, 0, 0, 0, 0, 0, 0, 0]
  return [vide, vide, vide, [0, 0, 0, 2, 1, 0, 0, 0], [0, 0, 0, 1, 2, 0, 0, 0], vide, vide, vide]
}
