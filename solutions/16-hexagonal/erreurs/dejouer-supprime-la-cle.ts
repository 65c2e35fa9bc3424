// fr: Tu supprimes la case jouée du plateau : elle redevient vide, mais elle reste une clé.
// en: You delete the cell played from the board: it becomes empty again, but it remains a key.

import { adversaire, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, type CoupHex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function dejouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  const [q, r, retournes] = coup
  plateau.delete(cle([q, r]))
  for (const hex of retournes) plateau.set(cle(hex), adversaire(couleur))
}
