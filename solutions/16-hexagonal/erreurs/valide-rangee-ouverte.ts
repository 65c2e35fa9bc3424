// fr: Tu retournes les pions adverses sans regarder ce qui les suit : il faut un pion à toi au bout de la rangée.
// en: You turn the adversary discs over without looking at what follows: the run needs a disc of yours at its end.

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
    retournes.push(...rangee)
  }
  return retournes.length > 0 ? retournes : false
}
