// fr: Tu rends une liste de joueurs : chaque place est elle-même une liste, car plusieurs joueurs peuvent la partager.
// en: You return a list of players: each place is itself a list, because several players may share it.

import { scores, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function podium(grille: Grille3): Couleur3[][] {
  const points = scores(grille)
  const joueurs: Couleur3[] = [1, 2, 3]
  joueurs.sort((a, b) => points[b - 1]! - points[a - 1]!)
  return joueurs as unknown as Couleur3[][]
}
