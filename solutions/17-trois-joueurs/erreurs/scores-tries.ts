// fr: Tu ranges les scores du plus grand au plus petit : leur place dans la liste dit de quel joueur il s’agit.
// en: You sort the scores from the largest to the smallest: their place in the list tells which player they belong to.

import { type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function scores(grille: Grille3): [number, number, number] {
  const compter = (couleur: number) => grille.flat().filter(pion => pion === couleur).length
  return [compter(1), compter(2), compter(3)].sort((a, b) => b - a) as [number, number, number]
}
