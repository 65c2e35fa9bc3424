// fr: Tu prends une case vide pour une case qui n’existe pas : VIDE vaut 0, et ! le trouve « faux » comme undefined.
//     Compare avec VIDE.
// en: You take an empty cell for one that does not exist: VIDE is 0, and ! finds it “false” as it does undefined.
//     Compare with VIDE.

import { adversaire, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, DIRECTIONS_HEX, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupValideHex(plateau: PlateauHex, couleur: Couleur, q: number, r: number): Hex[] | false {
  if (!plateau.get(cle([q, r]))) return false
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
    if (plateau.get(cle([a, b])) === couleur) retournes.push(...rangee)
  }
  return retournes.length > 0 ? retournes : false
}
