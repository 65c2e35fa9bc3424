// fr: Ton score commence où le précédent a fini : il doit repartir de zéro à chaque appel.
// en: Your score starts where the previous one ended: it must start from zero again at every call.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

let score = 0

export function scoreNoir(grille: Grille): number {
  for (const ligne of grille) {
    for (const pion of ligne) {
      if (pion === NOIR) score++
      if (pion === BLANC) score--
    }
  }
  return score
}
