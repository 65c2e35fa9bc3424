// fr: Tu numérotes les joueurs depuis 0, comme les places d’une liste : ici, ils s’appellent 1, 2 et 3.
// en: You number the players from 0, like the places of a list: here they are called 1, 2 and 3.

import { scores, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function podium(grille: Grille3): Couleur3[][] {
  const points = scores(grille)
  const places = [...new Set(points)].sort((a, b) => b - a)
  return places.map(place => [0, 1, 2].filter(n => points[n] === place) as unknown as Couleur3[])
}
