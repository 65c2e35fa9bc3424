// fr: Tu commences par qui a le moins de pions : la première place est à qui en a le plus.
// en: You start with whoever has the fewest discs: the first place goes to whoever has the most.

import { scores, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function podium(grille: Grille3): Couleur3[][] {
  const points = scores(grille)
  const places = [...new Set(points)].sort((a, b) => a - b)
  return places.map(place => ([1, 2, 3] as Couleur3[]).filter(couleur => points[couleur - 1] === place))
}
