// fr: Tu ne trouves que les coups où q et r sont positifs : le plateau s’étend de tous les côtés du centre, et une clé
//     peut contenir un signe moins.
// en: You only find the moves where q and r are positive: the board extends on every side of the centre, and a key may
//     hold a minus sign.

import { type Couleur } from '../../01-plateau/plateau.ts'
import { coupValideHex, type CoupHex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupsHex(plateau: PlateauHex, couleur: Couleur): CoupHex[] {
  const coups: CoupHex[] = []
  for (let q = 0; q < 9; q++) {
    for (let r = 0; r < 9; r++) {
      const retournes = coupValideHex(plateau, couleur, q, r)
      if (retournes) coups.push([q, r, retournes])
    }
  }
  return coups
}
