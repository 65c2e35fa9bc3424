// fr: Tu oublies qui n’a plus de pion : il a zéro, et garde une place, la dernière.
// en: You forget whoever has no discs left: that player has zero and keeps a place, the last one.

import { scores, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function podium(grille: Grille3): Couleur3[][] {
  const points = scores(grille)
  const places = [...new Set(points)].filter(place => place > 0).sort((a, b) => b - a)
  return places.map(place => ([1, 2, 3] as Couleur3[]).filter(couleur => points[couleur - 1] === place))
}
