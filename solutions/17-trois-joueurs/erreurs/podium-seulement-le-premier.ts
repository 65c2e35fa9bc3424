// fr: Tu ne rends que la première place : le podium les donne toutes, de la première à la dernière.
// en: You return only the first place: the podium gives them all, from the first to the last.

import { scores, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function podium(grille: Grille3): Couleur3[][] {
  const points = scores(grille)
  const places = [...new Set(points)].sort((a, b) => b - a)
  return places.slice(0, 1).map(place => ([1, 2, 3] as Couleur3[]).filter(couleur => points[couleur - 1] === place))
}
