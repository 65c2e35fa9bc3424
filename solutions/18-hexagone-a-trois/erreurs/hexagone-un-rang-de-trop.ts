// fr: Ton hexagone a un rang de trop : avec cinq cases de côté, on s’éloigne de quatre pas du centre au plus.
// en: Your hexagon has one ring too many: with five cells a side, one goes at most four steps away from the centre.

import { cle, DIRECTIONS_HEX, type Hex } from '../../16-hexagonal/hexagonal.ts'
import type { Geometrie } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function hexagone(cote: number): Geometrie {
  const n = cote
  const cases: string[] = []
  for (let q = -n; q <= n; q++) {
    for (let r = -n; r <= n; r++) if (Math.abs(q + r) <= n) cases.push(cle([q, r]))
  }
  return {
    cases,
    directions: 6,
    suivante: (nom, direction) => {
      const [q, r] = nom.split(',').map(Number) as Hex
      const [dq, dr] = DIRECTIONS_HEX[direction]!
      return cle([q + dq, r + dr])
    },
  }
}
