// fr: En suivant une direction, tu lis au-delà du bord : à chaque pas, assure-toi que la case est encore sur le
//     plateau.
// en: Following a direction, you read past the edge: at each step, make sure the square is still on the board.

import { adversaire, estSurPlateau, VIDE, type Couleur, type Grille, type Position } from '../../01-plateau/plateau.ts'

const DIRECTIONS = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const

export function coupValide(grille: Grille, couleur: Couleur, i: number, j: number): Position[] | false {
  if (!estSurPlateau(i, j) || grille[i]![j] !== VIDE) return false
  const retournes: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    const pions: Position[] = []
    let x = i + di,
      y = j + dj
    while (grille[x]![y] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]![y] === couleur) retournes.push(...pions)
  }
  return retournes.length > 0 ? retournes : false
}
