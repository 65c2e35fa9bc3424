// fr: Pour toi, n’importe quel pion d’une autre couleur que la rangée la ferme : seul un pion de qui joue la ferme.
// en: To you, any disc of another colour than the run closes it: only a disc of the player who moves closes it.

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
    const adverse = grille[x]?.[y]
    while (estAdverse(adverse, couleur) && grille[x]?.[y] === adverse) {
      rangee.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y]) retournes.push(...rangee)
  }
  return retournes.length > 0 ? retournes : false
}

function estAdverse(pion: number | undefined, couleur: Couleur3): boolean {
  return pion !== undefined && pion !== 0 && pion !== couleur
}
