// fr: Tu vides aussi les cases des pions retournés : seul le pion posé disparaît, les autres reprennent leur couleur.
// en: You also empty the cells of the turned discs: only the placed disc goes away, the others take their colour back.

import { VIDE, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, type CoupHex, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function dejouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  const [q, r, retournes] = coup
  for (const hex of [[q, r] as Hex, ...retournes]) plateau.set(cle(hex), VIDE)
}
