// fr: Tu retires la case jouée du plateau : elle redevient vide, et chaque case reste toujours une clé.
// en: You remove the cell played from the board: it becomes empty again, and each cell always stays a key.

import type { CoupSur, Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function dejouerSur(plateau: Plateau, coup: CoupSur): void {
  plateau.delete(coup.nom)
  for (const { nom, avant } of coup.retournes) plateau.set(nom, avant)
}
