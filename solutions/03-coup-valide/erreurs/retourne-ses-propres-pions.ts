// fr: Tu échanges les deux couleurs : ce sont les pions adverses qui se retournent, et un pion à toi qui ferme la
//     rangée.
// en: You mix up the two colours: adversary discs are the ones that turn over, and a disc of yours closes the run.

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
  for (const [di, dj] of DIRECTIONS) {
    const pions: Position[] = []
    let x = i + di,
      y = j + dj
    while (grille[x]?.[y] === couleur) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === adversaire(couleur)) retournes.push(...pions)
  }
  return retournes.length > 0 ? retournes : false
}
