// fr: Tu joues sur une copie du plateau : c’est le plateau reçu qui doit changer.
// en: You play on a copy of the board: the board you are given is the one that must change.

import { type Couleur } from '../../01-plateau/plateau.ts'
import { cle, type CoupHex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function jouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  const copie = new Map(plateau)
  const [q, r, retournes] = coup
  copie.set(cle([q, r]), couleur)
  for (const hex of retournes) copie.set(cle(hex), couleur)
}
