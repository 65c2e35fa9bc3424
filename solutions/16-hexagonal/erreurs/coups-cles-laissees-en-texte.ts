// fr: Une clé est un texte, et ses morceaux aussi : sans les changer en nombres, ajouter un pas les colle bout à bout.
// en: A key is a text, and so are its pieces: unless you turn them into numbers, adding a step glues them together.

import { type Couleur } from '../../01-plateau/plateau.ts'
import { coupValideHex, type CoupHex, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupsHex(plateau: PlateauHex, couleur: Couleur): CoupHex[] {
  const coups: CoupHex[] = []
  for (const nom of plateau.keys()) {
    const [q, r] = nom.split(',') as unknown as Hex
    const retournes = coupValideHex(plateau, couleur, q, r)
    if (retournes) coups.push([q, r, retournes])
  }
  return coups
}
