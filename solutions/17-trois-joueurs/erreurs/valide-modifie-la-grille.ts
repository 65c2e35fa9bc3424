// fr: Tu retournes déjà les pions sur la grille : cette fonction regarde et répond, elle la laisse comme elle était.
// en: You already turn the discs over on the grid: this function looks and answers, it leaves the grid as it was.

import type { Position } from '../../01-plateau/plateau.ts'
import { type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

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

export function coupValideTrois(grille: Grille3, couleur: Couleur3, i: number, j: number): Position[] | false {
  if (grille[i]?.[j] !== 0) return false
  const retournes: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    const rangee: Position[] = []
    let x = i + di
    let y = j + dj
    while (estAdverse(grille[x]?.[y], couleur)) {
      rangee.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === couleur) retournes.push(...rangee)
  }
  for (const [x, y] of retournes) grille[x]![y] = couleur
  return retournes.length > 0 ? retournes : false
}

function estAdverse(pion: number | undefined, couleur: Couleur3): boolean {
  return pion !== undefined && pion !== 0 && pion !== couleur
}
