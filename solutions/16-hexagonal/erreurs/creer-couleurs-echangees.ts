// fr: Tes deux couleurs sont échangées : la case à l’est du centre est à Noir, puis on alterne en tournant.
// en: Your two colours are swapped: the cell east of the centre is Black, then they alternate around the ring.

import { adversaire, BLANC, NOIR, VIDE } from '../../01-plateau/plateau.ts'
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
    const couleur = d % 2 === 0 ? BLANC : NOIR
    plateau.set(cle([q, r]), couleur)
    plateau.set(cle([2 * q, 2 * r]), adversaire(couleur))
  })
  return plateau
}
