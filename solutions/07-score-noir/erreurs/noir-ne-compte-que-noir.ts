// fr: Tu ne comptes que les pions noirs : il reste à leur retirer les pions blancs.
// en: You only count the black discs: it remains to take the white ones off.

import { NOIR, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function scoreNoir(grille: Grille): number {
  return grille.flat().filter(pion => pion === NOIR).length
}
