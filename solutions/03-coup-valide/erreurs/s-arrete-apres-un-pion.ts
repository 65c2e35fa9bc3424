// fr: Tu ne vois que les rangées d’un seul pion : avant le pion qui ferme, il peut y avoir plusieurs pions adverses qui
//     se suivent.
// en: You only see runs of a single disc: before the disc that closes, several adversary discs may follow one another.

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
    const voisin = grille[i + di]?.[j + dj]
    const suivant = grille[i + 2 * di]?.[j + 2 * dj]
    if (voisin === adversaire(couleur) && suivant === couleur) {
      retournes.push([i + di, j + dj])
    }
  }
  return retournes.length > 0 ? retournes : false
}
