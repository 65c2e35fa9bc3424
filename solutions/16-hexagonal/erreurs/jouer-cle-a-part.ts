// fr: Tu écris la clé autrement que le plateau : une nouvelle clé apparaît, et la vraie case ne change pas.
// en: You write the key in another way than the board does: a new key appears, and the real cell does not change.

import { type Couleur } from '../../01-plateau/plateau.ts'
import { type CoupHex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function jouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  const [q, r, retournes] = coup
  plateau.set(`${q}, ${r}`, couleur)
  for (const [a, b] of retournes) plateau.set(`${a}, ${b}`, couleur)
}
