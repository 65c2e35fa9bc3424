// fr: Tu oublies de vider la case jouée en défaisant le coup.
// en: You forget to empty the cell played when you undo the move.

import type { CoupSur, Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function dejouerSur(plateau: Plateau, coup: CoupSur): void {
  for (const { nom, avant } of coup.retournes) plateau.set(nom, avant)
}
