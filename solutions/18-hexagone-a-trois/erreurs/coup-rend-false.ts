// fr: Tu rends false pour un coup interdit : ici, l’absence de coup s’écrit null.
// en: You return false for an illegal move: here, no move is written null.

import type { CoupSur, Geometrie, Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function coupSur(geometrie: Geometrie, plateau: Plateau, couleur: number, nom: string): CoupSur | null {
  if (plateau.get(nom) !== 0) return false as unknown as null
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
  return retournes.length > 0 ? { nom, retournes } : (false as unknown as null)
}
