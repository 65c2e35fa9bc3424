// fr: Tu laisses les pions retournés à qui a joué : ils redeviennent ceux de l’adversaire.
// en: You leave the turned discs to the one who played: they become the adversary’s again.

import { VIDE, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, type CoupHex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function dejouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  const [q, r, retournes] = coup
  plateau.set(cle([q, r]), VIDE)
  for (const hex of retournes) plateau.set(cle(hex), couleur)
}
