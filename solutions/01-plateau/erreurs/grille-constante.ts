// fr: Tes appels partagent les mêmes lignes : ce qu’on joue sur une grille reste dans la suivante, il faut tout
//     construire à neuf.
// en: Your calls share the same rows: what is played on one grid stays in the next, so everything must be built afresh.

import type { Grille } from '../plateau.ts'

export * from '../plateau.ts'

const DEPART: Grille = [
  [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 2, 1, 0, 0, 0],
  [0, 0, 0, 1, 2, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
]

export function creerPlateau(): Grille {
  return DEPART
}
