// fr: Tu retournes les pions adverses sans regarder ce qui vient après : il faut un pion à toi au bout de la rangée.
// en: You turn the adversary discs over without looking at what comes next: the run needs a disc of yours at its end.

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
    let x = i + di
    let y = j + dj
    while (grille[x]?.[y] === adversaire(couleur)) {
      retournes.push([x, y])
      x += di
      y += dj
    }
  }
  return retournes.length > 0 ? retournes : false
}
