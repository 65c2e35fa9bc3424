// fr: Deux de tes six pas changent les deux coordonnées dans le même sens : quand l’une augmente, l’autre doit
//     diminuer.
// en: Two of your six steps change both coordinates the same way: when one grows, the other must shrink.

import { cle, type Hex } from '../../16-hexagonal/hexagonal.ts'
import type { Geometrie } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

const PAS: Hex[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
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
      const [dq, dr] = PAS[direction]!
      return cle([q + dq, r + dr])
    },
  }
}
