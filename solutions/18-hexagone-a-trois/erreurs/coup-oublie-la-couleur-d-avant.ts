// fr: Tu notes pour chaque pion la couleur de celui qui joue : il faut celle que le pion avait avant le coup.
// en: You note for each disc the colour of the one who plays: it must be the colour the disc had before the move.

import type { CoupSur, Geometrie, Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function coupSur(geometrie: Geometrie, plateau: Plateau, couleur: number, nom: string): CoupSur | null {
  if (plateau.get(nom) !== 0) return null
  const retournes: CoupSur['retournes'] = []
  for (let direction = 0; direction < geometrie.directions; direction++) {
    const rangee: CoupSur['retournes'] = []
    let atteinte = geometrie.suivante(nom, direction)
    while (plateau.get(atteinte) && plateau.get(atteinte) !== couleur) {
      rangee.push({ nom: atteinte, avant: couleur })
      atteinte = geometrie.suivante(atteinte, direction)
    }
    if (plateau.get(atteinte) === couleur) retournes.push(...rangee)
  }
  return retournes.length > 0 ? { nom, retournes } : null
}
