// fr: Au-delà du bord il n’y a rien, et tu prends ce rien pour un pion à toi : une rangée qui touche le bord reste
//     ouverte.
// en: Beyond the edge there is nothing, and you take it for a disc of yours: a run that reaches the edge stays open.

import { adversaire, VIDE, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, DIRECTIONS_HEX, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupValideHex(plateau: PlateauHex, couleur: Couleur, q: number, r: number): Hex[] | false {
  if (plateau.get(cle([q, r])) !== VIDE) return false
  const retournes: Hex[] = []
  for (const [dq, dr] of DIRECTIONS_HEX) {
    const rangee: Hex[] = []
    let a = q + dq
    let b = r + dr
    while (plateau.get(cle([a, b])) === adversaire(couleur)) {
      rangee.push([a, b])
      a += dq
      b += dr
    }
    if (plateau.get(cle([a, b])) !== VIDE) retournes.push(...rangee)
  }
  return retournes.length > 0 ? retournes : false
}
