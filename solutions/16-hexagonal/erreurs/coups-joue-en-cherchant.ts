// fr: Tu joues chaque coup trouvé sur le plateau reçu : chercher les coups n’en joue aucun.
// en: You play each move you find on the board you were given: looking for the moves does not play any.

import { type Couleur } from '../../01-plateau/plateau.ts'
import { coupValideHex, jouerHex, type CoupHex, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupsHex(plateau: PlateauHex, couleur: Couleur): CoupHex[] {
  const coups: CoupHex[] = []
  for (const nom of plateau.keys()) {
    const [q, r] = nom.split(',').map(Number) as Hex
    const retournes = coupValideHex(plateau, couleur, q, r)
    if (retournes) {
      coups.push([q, r, retournes])
      jouerHex(plateau, couleur, [q, r, retournes])
    }
  }
  return coups
}
