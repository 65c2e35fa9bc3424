// fr: Tu ne connais que les joueurs 1 et 2 : le joueur 3 a des pions, il encadre et se fait encadrer comme les autres.
// en: You only know players 1 and 2: player 3 has discs, brackets and is bracketed like the others.

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
    while (grille[x]?.[y] === 3 - couleur) {
      rangee.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === couleur) retournes.push(...rangee)
  }
  return retournes.length > 0 ? retournes : false
}
