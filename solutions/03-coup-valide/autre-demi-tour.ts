// Le demi-tour : aller jusqu'au bout de la rangée sans rien noter, puis revenir en notant les pions si elle est fermée.

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
  const retournes: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    let pas = 1
    while (grille[i + pas * di]?.[j + pas * dj] === adversaire(couleur)) pas++
    if (grille[i + pas * di]?.[j + pas * dj] !== couleur) continue
    for (pas--; pas > 0; pas--) retournes.push([i + pas * di, j + pas * dj])
  }
  return retournes.length > 0 && retournes
}
