// fr: Tu ne vois que les rangées d’un seul pion : plusieurs pions adverses peuvent se suivre avant celui qui ferme.
// en: You only see runs of a single disc: several adversary discs may follow one another before the one that closes.

import { adversaire, VIDE, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, DIRECTIONS_HEX, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupValideHex(plateau: PlateauHex, couleur: Couleur, q: number, r: number): Hex[] | false {
  if (plateau.get(cle([q, r])) !== VIDE) return false
  const retournes: Hex[] = []
  for (const [dq, dr] of DIRECTIONS_HEX) {
    const voisine = plateau.get(cle([q + dq, r + dr]))
    const suivante = plateau.get(cle([q + 2 * dq, r + 2 * dr]))
    if (voisine === adversaire(couleur) && suivante === couleur) retournes.push([q + dq, r + dr])
  }
  return retournes.length > 0 ? retournes : false
}
