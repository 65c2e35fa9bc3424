// fr: Tu poses et retournes toujours des pions noirs : ils prennent la couleur de qui joue.
// en: You always place and turn black discs: they take the colour of the one who plays.

import { NOIR, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, type CoupHex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function jouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  const [q, r, retournes] = coup
  for (const nom of [cle([q, r]), ...retournes.map(cle)]) plateau.set(nom, NOIR)
}
