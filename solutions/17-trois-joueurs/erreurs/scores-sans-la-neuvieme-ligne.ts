// fr: Tu ne comptes que huit lignes et huit colonnes : le plateau en a neuf.
// en: You count only eight rows and eight columns: the board has nine.

import { type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function scores(grille: Grille3): [number, number, number] {
  const points: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const pion = grille[i]![j]!
      if (pion !== 0) points[pion - 1]!++
    }
  }
  return points
}
