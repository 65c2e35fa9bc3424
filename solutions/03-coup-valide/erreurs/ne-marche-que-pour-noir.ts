// fr: Tu cherches toujours des pions blancs fermés par un noir : quand c’est Blanc qui joue, les rôles s’échangent.
// en: You always look for white discs closed by a black one: when White plays, the roles are swapped.

import { BLANC, NOIR, VIDE, type Couleur, type Grille, type Position } from '../../01-plateau/plateau.ts'

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
    const pions: Position[] = []
    let x = i + di,
      y = j + dj
    while (grille[x]?.[y] === BLANC) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === NOIR) retournes.push(...pions)
  }
  return retournes.length > 0 ? retournes : false
}
