// Étape 03 : un coup est-il permis, et que retourne-t-il ?

import { adversaire, estSurPlateau, VIDE, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'

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
    let x = i + di,
      y = j + dj
    while (estSurPlateau(x, y) && grille[x]![y] === autre) {
      x += di
      y += dj
    }
    if (!estSurPlateau(x, y) || grille[x]![y] !== couleur) continue
    // La rangée est fermée : on repart de la case jouée en notant les pions.
    for (let a = i + di, b = j + dj; a !== x || b !== y; a += di, b += dj) retournes.push([a, b])
  }
  return retournes.length > 0 && retournes
}
