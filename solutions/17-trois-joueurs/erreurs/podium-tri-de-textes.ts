// fr: Tu ranges les nombres comme des textes, où 9 vient après 31 : compare-les comme des nombres.
// en: You sort the numbers as texts, where 9 comes after 31: compare them as numbers.

import { scores, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function podium(grille: Grille3): Couleur3[][] {
  const points = scores(grille)
  const places = [...new Set(points)].sort().reverse()
  return places.map(place => ([1, 2, 3] as Couleur3[]).filter(couleur => points[couleur - 1] === place))
}
