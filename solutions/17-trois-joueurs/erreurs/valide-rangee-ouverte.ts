// fr: Tu retournes les pions adverses sans regarder ce qui les suit : il faut un pion à toi au bout de la rangée.
// en: You turn the adversary discs over without looking at what follows: the run needs a disc of yours at its end.

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
    retournes.push(...rangee)
  }
  return retournes.length > 0 ? retournes : false
}

function estAdverse(pion: number | undefined, couleur: Couleur3): boolean {
  return pion !== undefined && pion !== 0 && pion !== couleur
}
