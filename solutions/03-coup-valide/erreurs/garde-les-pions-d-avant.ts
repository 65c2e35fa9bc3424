// fr: Tu gardes les pions d’une direction pour les suivantes, même si sa rangée est ouverte : chaque direction repart
//     d’une liste vide.
// en: You keep the discs of one direction for the next ones, even if its run is open: each direction starts from an
//     empty list.

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
  const pions: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    let x = i + di,
      y = j + dj
    while (grille[x]?.[y] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === couleur) retournes.push(...pions)
  }
  return retournes.length > 0 ? retournes : false
}
