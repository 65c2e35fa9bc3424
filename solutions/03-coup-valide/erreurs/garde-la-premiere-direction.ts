// fr: Tu t’arrêtes à la première direction qui marche : un même pion posé peut fermer plusieurs rangées à la fois.
// en: You stop at the first direction that works: one placed disc can close several runs at once.

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
  for (const [di, dj] of DIRECTIONS) {
    const pions: Position[] = []
    let x = i + di,
      y = j + dj
    while (grille[x]?.[y] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (pions.length > 0 && grille[x]?.[y] === couleur) return pions
  }
  return false
}
