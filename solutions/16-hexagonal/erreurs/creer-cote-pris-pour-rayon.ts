// fr: Ton hexagone a une case de trop de chaque côté : depuis le centre, on ne fait qu’un pas de moins que le côté.
// en: Your hexagon has one cell too many on each side: from the centre one takes one step less than the side.

import { adversaire, BLANC, NOIR, VIDE } from '../../01-plateau/plateau.ts'
import { cle, DIRECTIONS_HEX, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function creerHexagone(cote = 5): PlateauHex {
  const plateau: PlateauHex = new Map()
  const n = cote
  for (let q = -n; q <= n; q++) {
    for (let r = -n; r <= n; r++) {
      if (Math.abs(q + r) <= n) plateau.set(cle([q, r]), VIDE)
    }
  }
  DIRECTIONS_HEX.forEach(([q, r], d) => {
    const couleur = d % 2 === 0 ? NOIR : BLANC
    plateau.set(cle([q, r]), couleur)
    plateau.set(cle([2 * q, 2 * r]), adversaire(couleur))
  })
  return plateau
}
