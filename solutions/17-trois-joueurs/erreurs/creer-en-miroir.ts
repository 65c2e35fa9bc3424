// fr: Ton départ est en miroir : la première ligne du centre se lit 1, 3, 2, et la diagonale du joueur 1 descend vers
//     la droite.
// en: Your start is mirrored: the first row of the centre reads 1, 3, 2, and the diagonal of player 1 goes down to the
//     right.

import { type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

const CENTRE: Couleur3[][] = [
  [2, 3, 1],
  [3, 1, 2],
  [1, 2, 3],
]

export function creerPlateauTrois(): Grille3 {
  const grille: Grille3 = Array.from({ length: 9 }, () => Array<0 | Couleur3>(9).fill(0))
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) grille[i + 3]![j + 3] = CENTRE[i]![j]!
  }
  return grille
}
