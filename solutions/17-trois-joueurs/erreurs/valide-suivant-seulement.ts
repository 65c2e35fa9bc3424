// fr: Tu ne retournes que les pions du joueur suivant : les deux autres joueurs sont tes adversaires, et une rangée
//     peut les mêler.
// en: You only turn over the discs of the next player: both other players are your adversaries, and a run may mix them.

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
    while (grille[x]?.[y] === (couleur % 3) + 1) {
      rangee.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === couleur) retournes.push(...rangee)
  }
  return retournes.length > 0 ? retournes : false
}
