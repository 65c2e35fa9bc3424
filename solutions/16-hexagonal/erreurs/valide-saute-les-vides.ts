// fr: Tu passes par-dessus les cases vides : une rangée se suit sans trou, et une case vide l’arrête.
// en: You step over empty cells: a run has no gap in it, and an empty cell stops it.

import { VIDE, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, DIRECTIONS_HEX, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupValideHex(plateau: PlateauHex, couleur: Couleur, q: number, r: number): Hex[] | false {
  if (plateau.get(cle([q, r])) !== VIDE) return false
  const retournes: Hex[] = []
  for (const [dq, dr] of DIRECTIONS_HEX) {
    const rangee: Hex[] = []
    let a = q + dq
    let b = r + dr
    while (plateau.has(cle([a, b])) && plateau.get(cle([a, b])) !== couleur) {
      if (plateau.get(cle([a, b])) !== VIDE) rangee.push([a, b])
      a += dq
      b += dr
    }
    if (plateau.get(cle([a, b])) === couleur) retournes.push(...rangee)
  }
  return retournes.length > 0 ? retournes : false
}
