// fr: Ton hexagone est un losange : il faut aussi que la somme des deux coordonnées reste dans les bornes.
// en: Your hexagon is a rhombus: the sum of the two coordinates must stay within bounds too.

import { cle, DIRECTIONS_HEX, type Hex } from '../../16-hexagonal/hexagonal.ts'
import type { Geometrie } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function hexagone(cote: number): Geometrie {
  const n = cote - 1
  const cases: string[] = []
  for (let q = -n; q <= n; q++) {
    for (let r = -n; r <= n; r++) cases.push(cle([q, r]))
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
