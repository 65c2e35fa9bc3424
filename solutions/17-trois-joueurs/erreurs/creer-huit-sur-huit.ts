// fr: Ton plateau a gardé huit lignes et huit colonnes : à trois, il en faut neuf, pour que le carré de départ ait un
//     centre.
// en: Your board has kept eight rows and eight columns: with three players it needs nine, so that the starting square
//     has a centre.

import { type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

const CENTRE: Couleur3[][] = [
  [1, 3, 2],
  [2, 1, 3],
  [3, 2, 1],
]

export function creerPlateauTrois(): Grille3 {
  const grille: Grille3 = Array.from({ length: 8 }, () => Array<0 | Couleur3>(8).fill(0))
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) grille[i + 3]![j + 3] = CENTRE[i]![j]!
  }
  return grille
}
