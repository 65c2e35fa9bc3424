// fr: Tu devines les pions retournés en regardant la grille d’après le coup : certains étaient déjà là, seule la liste
//     du coup le sait.
// en: You guess the discs turned over by looking at the grid after the move: some were already there, only the list of
//     the move knows.

import { adversaire, VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

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

export function dejouer(grille: Grille, couleur: Couleur, [i, j]: Coup): void {
  grille[i]![j] = VIDE
  for (const [di, dj] of DIRECTIONS) {
    let pas = 1
    while (grille[i + pas * di]?.[j + pas * dj] === couleur) pas++
    for (let n = pas - 2; n > 0; n--) grille[i + n * di]![j + n * dj] = adversaire(couleur)
  }
}
