// fr: Tu ne refuses que les cases occupées : une case hors du plateau n’est pas vide, elle n’existe pas, et le coup est
//     interdit.
// en: You only refuse occupied squares: a square off the board is not empty, it does not exist, and the move is
//     illegal.

import { adversaire, BLANC, NOIR, type Couleur, type Grille, type Position } from '../../01-plateau/plateau.ts'

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
  const depart = grille[i]?.[j]
  if (depart === NOIR || depart === BLANC) return false
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
