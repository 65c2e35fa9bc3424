// fr: Tes scores sont décalés d’un rang : la première place de la liste est celle du joueur 1, et les cases vides ne
//     comptent pas.
// en: Your scores are shifted by one place: the first entry of the list is that of player 1, and empty squares do not
//     count.

import { type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function scores(grille: Grille3): [number, number, number] {
  const points: [number, number, number] = [0, 0, 0]
  for (const ligne of grille) for (const pion of ligne) if (pion < 3) points[pion as 0 | 1 | 2]++
  return points
}
