// fr: Tu rends les pions retournés, mais tu laisses celui qui a été posé : la case jouée redevient vide.
// en: You give the turned discs back, but you leave the one that was placed: the cell played becomes empty again.

import { adversaire, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, type CoupHex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function dejouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  const [, , retournes] = coup
  for (const hex of retournes) plateau.set(cle(hex), adversaire(couleur))
}
