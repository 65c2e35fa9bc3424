// fr: Tu ne regardes pas si la case jouée est libre : on ne pose un pion que sur une case vide.
// en: You do not look whether the square played is free: a disc is only placed on an empty square.

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
  if (grille[i]?.[j] === undefined) return false
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
  return retournes.length > 0 ? retournes : false
}

function estAdverse(pion: number | undefined, couleur: Couleur3): boolean {
  return pion !== undefined && pion !== 0 && pion !== couleur
}
