// fr: Tes pas dépendent de la ligne, comme si une ligne sur deux était décalée : avec ces coordonnées, les six pas sont
//     partout les mêmes.
// en: Your steps depend on the row, as if every other row were shifted: with these coordinates the six steps are the
//     same everywhere.

import { cle, type Hex } from '../../16-hexagonal/hexagonal.ts'
import type { Geometrie } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

const PAIRES: Hex[] = [
  [1, 0],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
]
const IMPAIRES: Hex[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [0, 1],
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
    directions: 6,
    suivante: (nom, direction) => {
      const [q, r] = nom.split(',').map(Number) as Hex
      const [dq, dr] = (r % 2 === 0 ? PAIRES : IMPAIRES)[direction]!
      return cle([q + dq, r + dr])
    },
  }
}
