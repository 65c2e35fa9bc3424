// fr: Tes neuf lignes sont un seul et même tableau : écrire dans l’une, c’est écrire dans toutes, il en faut un par
//     ligne.
// en: Your nine rows are one and the same array: writing into one writes into all, so each row needs its own.

import { type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

const CENTRE: Couleur3[][] = [
  [1, 3, 2],
  [2, 1, 3],
  [3, 2, 1],
]

export function creerPlateauTrois(): Grille3 {
  const grille: Grille3 = Array<(0 | Couleur3)[]>(9).fill(Array<0 | Couleur3>(9).fill(0))
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) grille[i + 3]![j + 3] = CENTRE[i]![j]!
  }
  return grille
}
