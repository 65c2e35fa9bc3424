// fr: Tu poses ton pion en échangeant q et r : la clé d’une case commence par q.
// en: You place your disc with q and r swapped: the key of a cell starts with q.

import { type Couleur } from '../../01-plateau/plateau.ts'
import { cle, type CoupHex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function jouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  const [q, r, retournes] = coup
  plateau.set(cle([r, q]), couleur)
  for (const hex of retournes) plateau.set(cle(hex), couleur)
}
