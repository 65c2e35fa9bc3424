// fr: Tu demandes que les huit directions retournent des pions : une seule rangée fermée suffit pour que le coup soit
//     permis.
// en: You ask all eight directions to turn discs over: a single closed run is enough for the move to be legal.

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
  if (grille[i]?.[j] !== VIDE) return false
  const retournes: Position[] = []
  let permis = true
  for (const [di, dj] of DIRECTIONS) {
    const pions: Position[] = []
    let x = i + di,
      y = j + dj
    while (grille[x]?.[y] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (pions.length > 0 && grille[x]?.[y] === couleur) {
      retournes.push(...pions)
    } else {
      permis = false
    }
  }
  return permis ? retournes : false
}
