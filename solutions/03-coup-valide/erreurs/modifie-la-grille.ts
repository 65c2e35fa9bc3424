// fr: Tu retournes déjà les pions sur la grille : cette fonction regarde et répond, elle laisse la grille comme elle
//     était.
// en: You already turn the discs over on the grid: this function looks and answers, it leaves the grid as it was.

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
  if (grille[i]?.[j] !== VIDE) return false
  const retournes: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    const pions: Position[] = []
    let x = i + di,
      y = j + dj
    while (grille[x]?.[y] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === couleur) {
      for (const [a, b] of pions) {
        grille[a]![b] = couleur
        retournes.push([a, b])
      }
    }
  }
  return retournes.length > 0 ? retournes : false
}
