// fr: Tu ne retournes que les pions du joueur suivant : ceux de tout autre joueur se retournent aussi.
// en: You turn over only the discs of the next player: those of any other player turn over too.

import type { CoupSur, Geometrie, Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function coupSur(geometrie: Geometrie, plateau: Plateau, couleur: number, nom: string): CoupSur | null {
  if (plateau.get(nom) !== 0) return null
  const retournes: CoupSur['retournes'] = []
  for (let direction = 0; direction < geometrie.directions; direction++) {
    const rangee: CoupSur['retournes'] = []
    let atteinte = geometrie.suivante(nom, direction)
    while (plateau.get(atteinte) === (couleur % 3) + 1) {
      rangee.push({ nom: atteinte, avant: plateau.get(atteinte)! })
      atteinte = geometrie.suivante(atteinte, direction)
    }
    if (plateau.get(atteinte) === couleur) retournes.push(...rangee)
  }
  return retournes.length > 0 ? { nom, retournes } : null
}
