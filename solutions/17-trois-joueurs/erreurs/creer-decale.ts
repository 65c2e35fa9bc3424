// fr: Tes pions de départ sont décalés d’une case : le carré de trois occupe les lignes et les colonnes 3, 4 et 5,
//     comptées depuis 0.
// en: Your starting discs are one square off: the square of three takes rows and columns 3, 4 and 5, counted from 0.

import { type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

const CENTRE: Couleur3[][] = [
  [1, 3, 2],
  [2, 1, 3],
  [3, 2, 1],
]

export function creerPlateauTrois(): Grille3 {
  const grille: Grille3 = Array.from({ length: 9 }, () => Array<0 | Couleur3>(9).fill(0))
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) grille[i + 4]![j + 4] = CENTRE[i]![j]!
  }
  return grille
}
