// fr: Tu passes par-dessus les cases vides : une rangée se suit sans trou, et une case vide l’arrête.
// en: You step over empty squares: a run has no gap in it, and an empty square stops it.

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
    while (estSurPlateau(x, y) && grille[x]![y] !== couleur) {
      if (grille[x]![y] === adversaire(couleur)) pions.push([x, y])
      x += di
      y += dj
    }
    if (estSurPlateau(x, y)) retournes.push(...pions)
  }
  return retournes.length > 0 ? retournes : false
}
