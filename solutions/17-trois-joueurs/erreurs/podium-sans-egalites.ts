// fr: Tu donnes une place à chacun : les joueurs qui ont autant de pions partagent la même.
// en: You give each player a place: players with as many discs share the same one.

import { scores, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function podium(grille: Grille3): Couleur3[][] {
  const points = scores(grille)
  const joueurs: Couleur3[] = [1, 2, 3]
  joueurs.sort((a, b) => points[b - 1]! - points[a - 1]!)
  return joueurs.map(joueur => [joueur])
}
