// fr: Tes coups ne disent pas ce qu’ils retournent : chacun porte, après sa case, la liste des pions retournés.
// en: Your moves do not say what they turn over: after its cell each one carries the list of the discs turned over.

import { type Couleur } from '../../01-plateau/plateau.ts'
import { coupValideHex, type CoupHex, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupsHex(plateau: PlateauHex, couleur: Couleur): CoupHex[] {
  const coups: CoupHex[] = []
  for (const nom of plateau.keys()) {
    const [q, r] = nom.split(',').map(Number) as Hex
    const retournes = coupValideHex(plateau, couleur, q, r)
    if (retournes) coups.push([q, r, []])
  }
  return coups
}
