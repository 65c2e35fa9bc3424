// fr: Tu dis seulement que le coup est permis : la réponse attendue est la liste des pions qu’il retourne.
// en: You only say that the move is legal: the answer expected is the list of the discs it turns over.

import { adversaire, estSurPlateau, VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'

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

export function coupValide(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  if (!estSurPlateau(i, j)) return false
  if (grille[i]![j] !== VIDE) return false
  for (const [di, dj] of DIRECTIONS) {
    let x = i + di
    let y = j + dj
    let nombre = 0
    while (estSurPlateau(x, y) && grille[x]![y] === adversaire(couleur)) {
      nombre++
      x += di
      y += dj
    }
    if (nombre > 0 && estSurPlateau(x, y) && grille[x]![y] === couleur) return true
  }
  return false
}
