// fr: Tu acceptes un coup dès qu’un pion à toi est au bout, même juste à côté : il faut au moins un pion adverse entre
//     les deux.
// en: You accept a move as soon as a disc of yours is at the end, even next door: at least one adversary disc must lie
//     between.

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
  let permis = false
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
    if (grille[x]?.[y] === couleur) {
      permis = true
      retournes.push(...pions)
    }
  }
  if (!permis) return false
  return retournes
}
