// fr: Tu mets aussi dans la liste le pion qui ferme la rangée : il est déjà à toi, il ne se retourne pas.
// en: You also put in the list the disc that closes the run: it is already yours, it does not turn over.

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
    let distance = 1
    while (grille[i + distance * di]?.[j + distance * dj] === adversaire(couleur)) distance++
    if (distance > 1 && grille[i + distance * di]?.[j + distance * dj] === couleur) {
      for (let n = 1; n <= distance; n++) retournes.push([i + n * di, j + n * dj])
    }
  }
  return retournes.length > 0 ? retournes : false
}
