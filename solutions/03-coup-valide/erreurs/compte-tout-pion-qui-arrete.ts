// fr: Tu ajoutes à la liste le pion à toi qui arrête chaque direction : il ne se retourne pas, et le coup n’est permis
//     que par les pions adverses.
// en: You add to the list the disc of yours that stops each direction: it does not turn over, and only adversary discs
//     make a move legal.

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
  const retournes: Position[] = []
  if (grille[i]?.[j] !== VIDE) return false
  for (const [di, dj] of DIRECTIONS) {
    const pions: Position[] = []
    let x = i + di,
      y = j + dj
    while (grille[x]?.[y] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === couleur) retournes.push(...pions, [x, y])
  }
  return retournes.length > 0 ? retournes : false
}
