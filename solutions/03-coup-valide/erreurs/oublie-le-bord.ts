// fr: Tes limites laissent de côté les lignes et les colonnes du bord : le plateau va de 0 à 7, et les deux en font
//     partie.
// en: Your limits leave out the rows and columns of the edge: the board goes from 0 to 7, both included.

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
    while (estDedans(x, y) && grille[x]![y] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (estDedans(x, y) && grille[x]![y] === couleur) retournes.push(...pions)
  }
  return retournes.length > 0 ? retournes : false
}

function estDedans(x: number, y: number): boolean {
  return x > 0 && x < 7 && y > 0 && y < 7
}
