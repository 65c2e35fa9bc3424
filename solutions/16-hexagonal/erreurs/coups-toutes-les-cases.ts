// fr: Tu gardes aussi les cases où le coup est interdit : seules celles qui retournent au moins un pion sont des coups.
// en: You also keep the cells where the move is illegal: only those that turn over at least one disc are moves.

import { type Couleur } from '../../01-plateau/plateau.ts'
import { coupValideHex, type CoupHex, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupsHex(plateau: PlateauHex, couleur: Couleur): CoupHex[] {
  const coups: CoupHex[] = []
  for (const nom of plateau.keys()) {
    const [q, r] = nom.split(',').map(Number) as Hex
    const retournes = coupValideHex(plateau, couleur, q, r)
    coups.push([q, r, retournes || []])
  }
  return coups
}
