// fr: Tu joues sur une copie du plateau : c’est le plateau reçu qui doit changer.
// en: You play on a copy of the board: the board received is the one that must change.

import type { CoupSur, Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function jouerSur(plateau: Plateau, couleur: number, coup: CoupSur): Plateau {
  const copie = new Map(plateau)
  copie.set(coup.nom, couleur)
  for (const { nom } of coup.retournes) copie.set(nom, couleur)
  return copie
}
