// fr: Tes pions à deux pas du centre ont la couleur de ceux de l’anneau : chacun a la couleur du joueur suivant.
// en: Your discs two steps from the centre have the colour of those of the ring: each has the colour of the next
//     player.

import { cle, DIRECTIONS_HEX } from '../../16-hexagonal/hexagonal.ts'
import { hexagone, type Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function creerHexagoneATrois(): Plateau {
  const plateau: Plateau = new Map(hexagone(5).cases.map(nom => [nom, 0]))
  DIRECTIONS_HEX.forEach(([q, r], d) => {
    plateau.set(cle([q, r]), (d % 3) + 1)
    plateau.set(cle([2 * q, 2 * r]), (d % 3) + 1)
  })
  return plateau
}
