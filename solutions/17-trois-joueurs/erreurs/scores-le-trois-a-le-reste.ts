// fr: Tu donnes au joueur 3 tout ce qui n’est ni au 1 ni au 2 : les cases vides n’appartiennent à personne.
// en: You give player 3 whatever belongs neither to 1 nor to 2: empty squares belong to nobody.

import { type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function scores(grille: Grille3): [number, number, number] {
  const points: [number, number, number] = [0, 0, 0]
  for (const pion of grille.flat()) points[pion === 1 ? 0 : pion === 2 ? 1 : 2]++
  return points
}
