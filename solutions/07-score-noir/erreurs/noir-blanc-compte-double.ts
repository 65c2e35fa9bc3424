// fr: Un pion blanc te coûte deux, parce que BLANC vaut 2 : chaque pion compte pour un, quelle que soit sa couleur.
// en: A white disc costs you two, because BLANC is 2: each disc counts for one, whatever its colour.

import { NOIR, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function scoreNoir(grille: Grille): number {
  let total = 0
  for (const ligne of grille) {
    for (const pion of ligne) {
      if (pion === NOIR) total += pion
      else total -= pion
    }
  }
  return total
}
