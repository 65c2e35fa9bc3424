// fr: Tu cherches de nouveau ce que le coup retourne, une fois la case vidée : après le coup, ces pions sont déjà les
//     tiens, lis-les dans le coup.
// en: You search again for what the move turns over, once the cell is empty: after the move those discs are yours
//     already, so read them in the move.

import { adversaire, VIDE, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, coupValideHex, type CoupHex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function dejouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  const [q, r] = coup
  plateau.set(cle([q, r]), VIDE)
  const pions = coupValideHex(plateau, couleur, q, r) || []
  for (const hex of pions) plateau.set(cle(hex), adversaire(couleur))
}
