// fr: Tu gardes les huit directions du carré sur l’hexagone : une case hexagonale n’a que six voisines.
// en: You keep the eight directions of the square board on the hexagon: a hexagonal cell has only six neighbours.

import { cle, type Hex } from '../../16-hexagonal/hexagonal.ts'
import type { Geometrie } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

const PAS: Hex[] = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
]

export function hexagone(cote: number): Geometrie {
  const n = cote - 1
  const cases: string[] = []
  for (let q = -n; q <= n; q++) {
    for (let r = -n; r <= n; r++) if (Math.abs(q + r) <= n) cases.push(cle([q, r]))
  }
  return {
    cases,
    directions: 8,
    suivante: (nom, direction) => {
      const [q, r] = nom.split(',').map(Number) as Hex
      const [dq, dr] = PAS[direction]!
      return cle([q + dq, r + dr])
    },
  }
}
