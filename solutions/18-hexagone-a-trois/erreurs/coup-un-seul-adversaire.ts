// fr: Tu arrêtes la rangée quand l’adversaire change : à trois, une rangée peut mêler les pions des deux adversaires.
// en: You stop the run where the adversary changes: with three players a run may mix the discs of both adversaries.

import type { CoupSur, Geometrie, Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function coupSur(geometrie: Geometrie, plateau: Plateau, couleur: number, nom: string): CoupSur | null {
  if (plateau.get(nom) !== 0) return null
  const retournes: CoupSur['retournes'] = []
  for (let direction = 0; direction < geometrie.directions; direction++) {
    const rangee: CoupSur['retournes'] = []
    let atteinte = geometrie.suivante(nom, direction)
    while (
      plateau.get(atteinte) &&
      plateau.get(atteinte) !== couleur &&
      plateau.get(atteinte) === plateau.get(geometrie.suivante(nom, direction))
    ) {
      rangee.push({ nom: atteinte, avant: plateau.get(atteinte)! })
      atteinte = geometrie.suivante(atteinte, direction)
    }
    if (plateau.get(atteinte) === couleur) retournes.push(...rangee)
  }
  return retournes.length > 0 ? { nom, retournes } : null
}
