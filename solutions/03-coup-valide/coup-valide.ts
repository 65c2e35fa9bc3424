// Étape 03 : un coup est-il permis, et que retourne-t-il ?

import { adversaire, VIDE, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'

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

/** Rend les pions que `couleur` retourne en jouant en (i, j), ou `false` si le coup est interdit. */
export function coupValide(grille: Grille, couleur: Couleur, i: number, j: number): Position[] | false {
  if (grille[i]?.[j] !== VIDE) return false
  const autre = adversaire(couleur)
  const retournes: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    const rangee: Position[] = []
    let x = i + di,
      y = j + dj
    while (grille[x]?.[y] === autre) {
      rangee.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === couleur) retournes.push(...rangee)
  }
  return retournes.length > 0 && retournes
}
