// fr: Quand rien ne se retourne, tu rends une liste vide : un coup interdit a pour réponse false.
// en: When nothing turns over you return an empty list: the answer to an illegal move is false.

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
  if (grille[i]?.[j] !== VIDE) return retournes
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
