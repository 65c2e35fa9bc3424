// fr: Tu traites le bord comme un pion à toi : une rangée qui arrive au bord reste ouverte, seul un de tes pions la
//     ferme.
// en: You treat the edge as a disc of yours: a run that reaches the edge stays open, only one of your discs closes it.

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
  for (const [di, dj] of DIRECTIONS) {
    const pions: Position[] = []
    let x = i + di,
      y = j + dj
    while (estSurPlateau(x, y) && grille[x]![y] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (!estSurPlateau(x, y) || grille[x]![y] === couleur) retournes.push(...pions)
  }
  return retournes.length > 0 ? retournes : false
}
