// fr: Tu changes de direction sans revenir à la case jouée : chaque direction part de la case où tu poses ton pion.
// en: You change direction without going back to the square played: every direction starts from where you place your
//     disc.

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
  let x = i
  let y = j
  for (const [di, dj] of DIRECTIONS) {
    const pions: Position[] = []
    x += di
    y += dj
    while (grille[x]?.[y] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === couleur) retournes.push(...pions)
  }
  return retournes.length > 0 ? retournes : false
}
