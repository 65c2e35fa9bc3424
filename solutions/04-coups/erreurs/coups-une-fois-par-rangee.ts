// fr: Une case qui ferme plusieurs rangées est plusieurs fois dans ta liste : c’est un seul coup, qui les retourne
//     toutes.
// en: A square that closes several runs is several times in your list: it is one move, which turns them all over.

import { adversaire, VIDE, type Couleur, type Grille, type Position } from '../../01-plateau/plateau.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

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

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      if (grille[i]![j] !== couleur) continue
      for (const [di, dj] of DIRECTIONS) {
        const r: Position[] = []
        let x = i + di,
          y = j + dj
        while (grille[x]?.[y] === adversaire(couleur)) {
          r.push([x, y])
          x += di
          y += dj
        }
        if (r.length > 0 && grille[x]?.[y] === VIDE) liste.push([x, y, r])
      }
    }
  }
  return liste
}
