// fr: Quand aucune rangée ne se ferme, tu rends une liste vide : le coup est interdit, et la réponse est false, comme
//     sur une case occupée.
// en: When no run closes you return an empty list: the move is illegal, and the answer is false, as on an occupied
//     square.

import { adversaire, VIDE, type Couleur, type Grille, type Position } from '../../01-plateau/plateau.ts'

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
  const retournes: Position[] = []
  if (grille[i]?.[j] !== VIDE) return false
  for (const [di, dj] of DIRECTIONS) {
    const pions: Position[] = []
    let x = i + di,
      y = j + dj
    while (grille[x]?.[y] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === couleur) retournes.push(...pions)
  }
  return retournes
}
