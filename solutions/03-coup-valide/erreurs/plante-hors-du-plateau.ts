// fr: Tu lis la case avant de savoir si elle existe : vérifie d’abord qu’elle est sur le plateau, sinon la lecture
//     échoue.
// en: You read the square before knowing whether it exists: first check that it is on the board, or the reading fails.

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
  if (grille[i]![j] !== VIDE || !estSurPlateau(i, j)) return false
  const retournes: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    const pions: Position[] = []
    let x = i + di,
      y = j + dj
    while (estSurPlateau(x, y) && grille[x]![y] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (estSurPlateau(x, y) && grille[x]![y] === couleur) retournes.push(...pions)
  }
  return retournes.length > 0 ? retournes : false
}
