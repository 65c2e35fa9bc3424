// fr: Tu t’arrêtes à l’anneau autour du centre : six autres pions sont deux pas plus loin que le centre, sur les mêmes
//     axes.
// en: You stop at the ring around the centre: six more discs stand two steps away from the centre, on the same axes.

import { cle, DIRECTIONS_HEX } from '../../16-hexagonal/hexagonal.ts'
import { hexagone, type Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function creerHexagoneATrois(): Plateau {
  const plateau: Plateau = new Map(hexagone(5).cases.map(nom => [nom, 0]))
  DIRECTIONS_HEX.forEach(([q, r], d) => {
    plateau.set(cle([q, r]), (d % 3) + 1)
  })
  return plateau
}
