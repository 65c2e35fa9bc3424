// fr: Tu t’arrêtes au premier coup trouvé : la liste contient tous les coups permis.
// en: You stop at the first move you find: the list holds all the legal moves.

import { type Couleur } from '../../01-plateau/plateau.ts'
import { coupValideHex, type CoupHex, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupsHex(plateau: PlateauHex, couleur: Couleur): CoupHex[] {
  for (const nom of plateau.keys()) {
    const [q, r] = nom.split(',').map(Number) as Hex
    const retournes = coupValideHex(plateau, couleur, q, r)
    if (retournes) return [[q, r, retournes]]
  }
  return []
}
