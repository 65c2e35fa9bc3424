// fr: Tu rends à tous les pions la couleur du premier : à trois, chacun a la sienne, et le coup la dit.
// en: You give all the discs the colour of the first one: with three players each has its own, and the move says which.

import type { CoupSur, Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function dejouerSur(plateau: Plateau, coup: CoupSur): void {
  plateau.set(coup.nom, 0)
  for (const { nom } of coup.retournes) plateau.set(nom, coup.retournes[0]!.avant)
}
