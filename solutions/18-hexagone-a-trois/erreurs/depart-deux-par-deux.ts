// fr: Sur ton anneau, les couleurs vont deux par deux : elles tournent, un, deux, trois, puis encore un, deux, trois.
// en: On your ring the colours go two by two: they go round, one, two, three, then again one, two, three.

import { cle, DIRECTIONS_HEX } from '../../16-hexagonal/hexagonal.ts'
import { hexagone, type Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function creerHexagoneATrois(): Plateau {
  const plateau: Plateau = new Map(hexagone(5).cases.map(nom => [nom, 0]))
  DIRECTIONS_HEX.forEach(([q, r], d) => {
    plateau.set(cle([q, r]), Math.floor(d / 2) + 1)
    plateau.set(cle([2 * q, 2 * r]), ((d + 1) % 3) + 1)
  })
  return plateau
}
