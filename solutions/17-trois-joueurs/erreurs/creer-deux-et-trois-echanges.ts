// fr: Tu échanges les joueurs 2 et 3 au départ : la première ligne du centre se lit 1, 3, 2.
// en: You swap players 2 and 3 at the start: the first row of the centre reads 1, 3, 2.

import { type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

const CENTRE: Couleur3[][] = [
  [1, 2, 3],
  [3, 1, 2],
  [2, 3, 1],
]

export function creerPlateauTrois(): Grille3 {
  const grille: Grille3 = Array.from({ length: 9 }, () => Array<0 | Couleur3>(9).fill(0))
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) grille[i + 3]![j + 3] = CENTRE[i]![j]!
  }
  return grille
}
