// fr: Tu oublies les diagonales : une rangée peut se fermer dans huit directions, pas seulement quatre.
// en: You forget the diagonals: a run can close in eight directions, not only four.

import { adversaire, VIDE, type Couleur, type Grille, type Position } from '../../01-plateau/plateau.ts'

const DIRECTIONS = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
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
    if (grille[x]?.[y] === couleur) retournes.push(...pions)
  }
  return retournes.length > 0 ? retournes : false
}
