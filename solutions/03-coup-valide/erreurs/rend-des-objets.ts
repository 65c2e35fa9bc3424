// fr: Ta liste contient des objets : une position est une liste de deux nombres, la ligne puis la colonne.
// en: Your list holds objects: a position is a list of two numbers, the row then the column.

import { adversaire, VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'

type Pion = { i: number; j: number }

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

export function coupValide(grille: Grille, couleur: Couleur, i: number, j: number): Pion[] | false {
  if (grille[i]?.[j] !== VIDE) return false
  const retournes: Pion[] = []
  for (const [di, dj] of DIRECTIONS) {
    const pions: Pion[] = []
    let x = i + di,
      y = j + dj
    while (grille[x]?.[y] === adversaire(couleur)) {
      pions.push({ i: x, j: y })
      x += di
      y += dj
    }
    if (grille[x]?.[y] === couleur) retournes.push(...pions)
  }
  return retournes.length > 0 ? retournes : false
}
