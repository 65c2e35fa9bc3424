// fr: Ton évaluation change POIDS : la prochaine position est jugée avec une autre table. Tiens compte du coin pris
//     sans écrire dans POIDS.
// en: Your evaluation changes POIDS: the next position is judged with another table. Take the corner into account
//     without writing to POIDS.

import { VIDE, type Grille } from '../../01-plateau/plateau.ts'
import * as reference from '../evaluation.ts'

export * from '../evaluation.ts'

const { POIDS } = reference

/** Once a corner is taken, the squares beside it are no longer dangerous. */
export function evaluer(grille: Grille): number {
  for (const i of [0, 7]) {
    for (const j of [0, 7]) {
      if (grille[i]![j] === VIDE) continue
      const [k, l] = [i === 0 ? 1 : 6, j === 0 ? 1 : 6]
      POIDS[i]![l] = 0
      POIDS[k]![j] = 0
      POIDS[k]![l] = 0
    }
  }
  return reference.evaluer(grille)
}
