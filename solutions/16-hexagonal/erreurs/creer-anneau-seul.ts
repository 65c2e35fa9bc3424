// fr: Tu ne poses que l’anneau de six : sur chaque axe, la case à deux pas du centre a aussi son pion.
// en: You only place the ring of six: on each axis the cell two steps from the centre has its disc too.

import { BLANC, NOIR, VIDE } from '../../01-plateau/plateau.ts'
import { cle, DIRECTIONS_HEX, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function creerHexagone(cote = 5): PlateauHex {
  const plateau: PlateauHex = new Map()
  const n = cote - 1
  for (let q = -n; q <= n; q++) {
    for (let r = -n; r <= n; r++) {
      if (Math.abs(q + r) <= n) plateau.set(cle([q, r]), VIDE)
    }
  }
  DIRECTIONS_HEX.forEach(([q, r], d) => {
    const couleur = d % 2 === 0 ? NOIR : BLANC
    plateau.set(cle([q, r]), couleur)
  })
  return plateau
}
