// fr: Une seule rangée ouverte te fait refuser tout le coup : elle ne donne rien, mais les autres directions comptent
//     encore.
// en: A single open run makes you refuse the whole move: it gives nothing, but the other directions still count.

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
    let x = i + di,
      y = j + dj
    if (grille[x]?.[y] !== adversaire(couleur)) continue
    while (grille[x]?.[y] === adversaire(couleur)) {
      retournes.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] !== couleur) return false
  }
  return retournes.length > 0 ? retournes : false
}
