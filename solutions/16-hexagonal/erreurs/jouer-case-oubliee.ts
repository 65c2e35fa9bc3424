// fr: Tu retournes les pions, mais tu oublies de poser le tien sur la case jouée.
// en: You turn the discs over, but you forget to place your own on the cell played.

import { type Couleur } from '../../01-plateau/plateau.ts'
import { cle, type CoupHex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function jouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  const [, , retournes] = coup
  for (const hex of retournes) plateau.set(cle(hex), couleur)
}
