// fr: Tu t’arrêtes trop tôt : d’un bord à l’autre, une rangée peut compter six pions entre le tien et celui qui la
//     ferme.
// en: You stop too early: from one edge to the other, a run can have six discs between yours and the one that closes
//     it.

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
    for (let n = 1; n < 7; n++) {
      const contenu = grille[i + n * di]?.[j + n * dj]
      if (contenu === adversaire(couleur)) {
        pions.push([i + n * di, j + n * dj])
      } else {
        if (contenu === couleur) retournes.push(...pions)
        break
      }
    }
  }
  return retournes.length > 0 ? retournes : false
}
