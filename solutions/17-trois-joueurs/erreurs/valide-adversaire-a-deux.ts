// fr: Tu as gardé l’adversaire d’une partie à deux : à trois, chaque joueur a deux adversaires, et l’ancienne fonction
//     n’en connaît qu’un.
// en: You kept the adversary of a game for two: with three players each has two adversaries, and the old function knows
//     only one.

import { adversaire, type Couleur, type Position } from '../../01-plateau/plateau.ts'
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
    while (grille[x]?.[y] === adversaire(couleur as Couleur)) {
      rangee.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === couleur) retournes.push(...rangee)
  }
  return retournes.length > 0 ? retournes : false
}
