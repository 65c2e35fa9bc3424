// fr: Tes trois lignes du centre sont pareilles : chacune décale les joueurs d’une place, et nul n’a deux pions sur une
//     même ligne.
// en: Your three rows of the centre are alike: each one shifts the players by one place, and nobody has two discs in
//     one row or column.

import { type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

const CENTRE: Couleur3[][] = [
  [1, 3, 2],
  [1, 3, 2],
  [1, 3, 2],
]

export function creerPlateauTrois(): Grille3 {
  const grille: Grille3 = Array.from({ length: 9 }, () => Array<0 | Couleur3>(9).fill(0))
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) grille[i + 3]![j + 3] = CENTRE[i]![j]!
  }
  return grille
}
