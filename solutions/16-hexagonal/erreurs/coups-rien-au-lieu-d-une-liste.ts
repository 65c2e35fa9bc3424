// fr: Quand aucun coup n’est permis, tu rends null : la réponse est alors une liste vide.
// en: When no move is legal you return null: the answer is then an empty list.

import { type Couleur } from '../../01-plateau/plateau.ts'
import { coupValideHex, type CoupHex, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupsHex(plateau: PlateauHex, couleur: Couleur): CoupHex[] {
  const coups: CoupHex[] = []
  for (const nom of plateau.keys()) {
    const [q, r] = nom.split(',').map(Number) as Hex
    const retournes = coupValideHex(plateau, couleur, q, r)
    if (retournes) coups.push([q, r, retournes])
  }
  return coups.length > 0 ? coups : null!
}
