// fr: Tu cherches toujours sur le plateau de cinq cases de côté : les clés du plateau disent elles-mêmes ses cases.
// en: You always search the board with a side of five cells: the keys of the board tell its cells by themselves.

import { type Couleur } from '../../01-plateau/plateau.ts'
import { coupValideHex, type CoupHex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupsHex(plateau: PlateauHex, couleur: Couleur): CoupHex[] {
  const coups: CoupHex[] = []
  for (let q = -4; q <= 4; q++) {
    for (let r = -4; r <= 4; r++) {
      const retournes = coupValideHex(plateau, couleur, q, r)
      if (retournes) coups.push([q, r, retournes])
    }
  }
  return coups
}
