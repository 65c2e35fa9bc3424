// La récursion : une rangée fermée, c'est mon pion tout seul, ou un pion adverse devant une rangée fermée.

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
  const retournes = DIRECTIONS.flatMap(([di, dj]) => rangee(grille, couleur, i + di, j + dj, di, dj) ?? [])
  return retournes.length > 0 && retournes
}

/** Les pions adverses à partir de (x, y) jusqu'au pion de `couleur` qui les ferme, ou `null` si rien ne les ferme. */
function rangee(grille: Grille, couleur: Couleur, x: number, y: number, di: number, dj: number): Position[] | null {
  if (grille[x]?.[y] === couleur) return []
  if (grille[x]?.[y] !== adversaire(couleur)) return null
  const suite = rangee(grille, couleur, x + di, y + dj, di, dj)
  return suite && [[x, y], ...suite]
}
