// fr: Tes pions retournés passent à la couleur suivante : ils prennent celle du joueur qui joue.
// en: Your turned discs go to the next colour: they take that of the player who plays.

import type { CoupSur, Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function jouerSur(plateau: Plateau, couleur: number, coup: CoupSur): void {
  plateau.set(coup.nom, couleur)
  for (const { nom, avant } of coup.retournes) plateau.set(nom, (avant % 3) + 1)
}
