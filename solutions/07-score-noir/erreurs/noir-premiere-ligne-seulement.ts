// fr: Tu rends le score dès la fin de la première ligne : il faut avoir compté les huit avant de répondre.
// en: You return the score right at the end of the first row: all eight must be counted before you answer.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function scoreNoir(grille: Grille): number {
  let score = 0
  for (const ligne of grille) {
    for (const pion of ligne) {
      if (pion === NOIR) score++
      if (pion === BLANC) score--
    }
    return score
  }
  return score
}
