// fr: Tu retournes les pions mais tu oublies de poser le tien sur la case jouée.
// en: You turn the discs over but forget to place yours on the cell played.

import type { CoupSur, Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function jouerSur(plateau: Plateau, couleur: number, coup: CoupSur): void {
  for (const { nom } of coup.retournes) plateau.set(nom, couleur)
}
