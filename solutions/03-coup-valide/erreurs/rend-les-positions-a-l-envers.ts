// fr: Tes pions sont les bons, mais tu donnes leur colonne avant leur ligne : une position commence par la ligne.
// en: Your discs are the right ones, but you give their column before their row: a position starts with the row.

import { adversaire, estSurPlateau, VIDE, type Couleur, type Grille, type Position } from '../../01-plateau/plateau.ts'

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
  if (!estSurPlateau(i, j) || grille[i]![j] !== VIDE) return false
  const retournes: Position[] = []
  for (const [dy, dx] of DIRECTIONS) {
    const pions: Position[] = []
    let x = j + dx
    let y = i + dy
    while (estSurPlateau(y, x) && grille[y]![x] === adversaire(couleur)) {
      pions.push([x, y])
      x += dx
      y += dy
    }
    if (estSurPlateau(y, x) && grille[y]![x] === couleur) retournes.push(...pions)
  }
  return retournes.length > 0 ? retournes : false
}
