// fr: Tu ne refuses que les cases occupées : hors du plateau, get donne undefined, qui n’est pas 0 non plus, et le coup
//     est interdit.
// en: You only refuse occupied cells: off the board get gives undefined, which is not 0 either, and the move is
//     illegal.

import type { CoupSur, Geometrie, Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function coupSur(geometrie: Geometrie, plateau: Plateau, couleur: number, nom: string): CoupSur | null {
  if (plateau.get(nom)) return null
  const retournes: CoupSur['retournes'] = []
  for (let direction = 0; direction < geometrie.directions; direction++) {
    const rangee: CoupSur['retournes'] = []
    let atteinte = geometrie.suivante(nom, direction)
    while (plateau.get(atteinte) && plateau.get(atteinte) !== couleur) {
      rangee.push({ nom: atteinte, avant: plateau.get(atteinte)! })
      atteinte = geometrie.suivante(atteinte, direction)
    }
    if (plateau.get(atteinte) === couleur) retournes.push(...rangee)
  }
  return retournes.length > 0 ? { nom, retournes } : null
}
