// fr: Tu arrondis les numéros reçus : entre deux cases il n’y a pas de case, et le coup est interdit.
// en: You round the numbers you are given: between two squares there is no square, and the move is illegal.

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
  const ligne = Math.floor(i)
  const colonne = Math.floor(j)
  if (grille[ligne]?.[colonne] !== VIDE) return false
  const retournes: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    const pions: Position[] = []
    let x = ligne + di,
      y = colonne + dj
    while (grille[x]?.[y] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === couleur) retournes.push(...pions)
  }
  return retournes.length > 0 ? retournes : false
}
