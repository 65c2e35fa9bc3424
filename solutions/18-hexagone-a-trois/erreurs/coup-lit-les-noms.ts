// fr: Ta règle calcule elle-même la case suivante à partir des nombres du nom : elle doit la demander à la géométrie,
//     sinon elle ne marche que sur tes plateaux.
// en: Your rule works out the next cell itself from the numbers of the name: it must ask the geometry, otherwise it
//     works only on your own boards.

import type { CoupSur, Geometrie, Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

const SIX = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const
const HUIT = [...SIX, [1, 1], [-1, -1]] as const

export function coupSur(geometrie: Geometrie, plateau: Plateau, couleur: number, nom: string): CoupSur | null {
  if (plateau.get(nom) !== 0) return null
  const retournes: CoupSur['retournes'] = []
  for (const [da, db] of geometrie.directions === 8 ? HUIT : SIX) {
    const rangee: CoupSur['retournes'] = []
    let [a = 0, b = 0] = nom.split(',').map(Number)
    let atteinte = `${(a += da)},${(b += db)}`
    while (plateau.get(atteinte) && plateau.get(atteinte) !== couleur) {
      rangee.push({ nom: atteinte, avant: plateau.get(atteinte)! })
      atteinte = `${(a += da)},${(b += db)}`
    }
    if (plateau.get(atteinte) === couleur) retournes.push(...rangee)
  }
  return retournes.length > 0 ? { nom, retournes } : null
}
