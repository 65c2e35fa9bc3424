// fr: Tu ranges chaque rangée comme une liste dans la liste : la réponse est une seule liste de positions, toutes à
//     plat.
// en: You store each run as a list inside the list: the answer is one flat list of positions.

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

export function coupValide(grille: Grille, couleur: Couleur, i: number, j: number): Position[][] | false {
  if (grille[i]?.[j] !== VIDE) return false
  const retournes: Position[][] = []
  for (const [di, dj] of DIRECTIONS) {
    const pions: Position[] = []
    let x = i + di,
      y = j + dj
    while (grille[x]?.[y] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (pions.length > 0 && grille[x]?.[y] === couleur) retournes.push(pions)
  }
  return retournes.length > 0 ? retournes : false
}
