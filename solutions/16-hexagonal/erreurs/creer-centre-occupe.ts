// fr: Tu poses un pion au centre : il est vide au départ, et les deux joueurs peuvent y jouer.
// en: You place a disc in the centre: it is empty at the start, and both players may play there.

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
    const couleur = d % 2 === 0 ? NOIR : BLANC
    plateau.set(cle([q, r]), couleur)
    plateau.set(cle([2 * q, 2 * r]), adversaire(couleur))
  })
  plateau.set(cle([0, 0]), NOIR)
  return plateau
}
