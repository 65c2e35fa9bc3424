// fr: Tu rends les nombres de pions : le podium dit quels joueurs occupent chaque place.
// en: You return the numbers of discs: the podium tells which players hold each place.

import { scores, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function podium(grille: Grille3): Couleur3[][] {
  const points = scores(grille)
  const places = [...new Set(points)].sort((a, b) => b - a)
  return places.map(place => points.filter(autre => autre === place) as Couleur3[])
}
