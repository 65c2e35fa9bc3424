// fr: Tu poses ton pion, mais ceux que le coup encadre ne changent pas de couleur : retourne-les aussi.
// en: You place your disc, but those that the move brackets do not change colour: turn them over as well.

import { type Couleur } from '../../01-plateau/plateau.ts'
import { cle, type CoupHex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function jouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  const [q, r] = coup
  plateau.set(cle([q, r]), couleur)
}
