// fr: Tu cherches toujours des pions blancs fermés par un noir : quand c’est Blanc qui joue, les rôles s’échangent.
// en: You always look for white discs closed by a black one: when White plays, the roles are swapped.

import { BLANC, NOIR, VIDE, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, DIRECTIONS_HEX, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupValideHex(plateau: PlateauHex, couleur: Couleur, q: number, r: number): Hex[] | false {
  if (plateau.get(cle([q, r])) !== VIDE) return false
  const retournes: Hex[] = []
  for (const [dq, dr] of DIRECTIONS_HEX) {
    const rangee: Hex[] = []
    let a = q + dq
    let b = r + dr
    while (plateau.get(cle([a, b])) === BLANC) {
      rangee.push([a, b])
      a += dq
      b += dr
    }
    if (plateau.get(cle([a, b])) === NOIR) retournes.push(...rangee)
  }
  return retournes.length > 0 ? retournes : false
}
