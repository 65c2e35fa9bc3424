// fr: Tu lis la grille en échangeant les deux numéros : le premier choisit la ligne, le second la colonne.
// en: You read the grid with its two numbers swapped: the first chooses the row, the second the column.

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
  if (grille[j]?.[i] !== VIDE) return false
  const retournes: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    const pions: Position[] = []
    let x = i + di,
      y = j + dj
    while (grille[y]?.[x] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (grille[y]?.[x] === couleur) retournes.push(...pions)
  }
  return retournes.length > 0 ? retournes : false
}
