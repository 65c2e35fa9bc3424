// Sans accumulateur : chaque direction donne ses pions, et on les met bout à bout.

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
  const retournes = DIRECTIONS.flatMap(([di, dj]) => pionsEncadres(grille, couleur, i, j, di, dj))
  return retournes.length > 0 && retournes
}

/** Les pions adverses qui se suivent depuis (i, j), si un pion de `couleur` ferme leur rangée. */
function pionsEncadres(grille: Grille, couleur: Couleur, i: number, j: number, di: number, dj: number): Position[] {
  const pions: Position[] = []
  let x = i + di,
    y = j + dj
  while (grille[x]?.[y] === adversaire(couleur)) {
    pions.push([x, y])
    x += di
    y += dj
  }
  return grille[x]?.[y] === couleur ? pions : []
}
