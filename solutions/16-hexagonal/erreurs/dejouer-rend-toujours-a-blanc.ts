// fr: Tu rends toujours les pions à Blanc : quand c’est lui qui a joué, ils étaient à Noir.
// en: You always give the discs back to White: when White was the one who played, they were Black’s.

import { BLANC, VIDE, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, type CoupHex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function dejouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  const [q, r, retournes] = coup
  plateau.set(cle([q, r]), VIDE)
  for (const hex of retournes) plateau.set(cle(hex), BLANC)
}
