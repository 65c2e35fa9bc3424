// fr: Après une égalité, tu laisses une place vide : les places se suivent sans trou.
// en: After a tie you leave an empty place: places follow one another without a gap.

import { scores, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function podium(grille: Grille3): Couleur3[][] {
  const points = scores(grille)
  const places: Couleur3[][] = [[], [], []]
  for (const joueur of [1, 2, 3] as const) {
    const devant = points.filter(autres => autres > points[joueur - 1]!).length
    places[devant]!.push(joueur)
  }
  return places
}
