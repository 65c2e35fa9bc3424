// fr: Tu notes le premier pion de la rangée en le découvrant, puis encore en la parcourant : chaque pion figure une
//     seule fois.
// en: You note the first disc of the run when you find it, then again when you walk along it: each disc is listed once.

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
  const autre = adversaire(couleur)
  const retournes: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    let x = i + di
    let y = j + dj
    if (grille[x]?.[y] === autre) {
      const pions: Position[] = [[x, y]]
      while (grille[x]?.[y] === autre) {
        pions.push([x, y])
        x += di
        y += dj
      }
      if (grille[x]?.[y] === couleur) retournes.push(...pions)
    }
  }
  return retournes.length > 0 ? retournes : false
}
