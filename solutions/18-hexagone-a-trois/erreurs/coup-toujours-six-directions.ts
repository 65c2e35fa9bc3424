// fr: Tu essaies toujours six directions : c’est la géométrie qui dit combien il y en a, et le carré en a huit.
// en: You always try six directions: the geometry says how many there are, and a square board has eight.

import type { CoupSur, Geometrie, Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function coupSur(geometrie: Geometrie, plateau: Plateau, couleur: number, nom: string): CoupSur | null {
  if (plateau.get(nom) !== 0) return null
  const retournes: CoupSur['retournes'] = []
  for (let direction = 0; direction < 6; direction++) {
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
