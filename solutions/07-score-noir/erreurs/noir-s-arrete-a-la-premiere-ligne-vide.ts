// fr: Tu cesses de compter à la première ligne vide : d’autres lignes, plus bas, peuvent avoir des pions.
// en: You stop counting at the first empty row: other rows, further down, may have discs.

import { BLANC, NOIR, VIDE, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function scoreNoir(grille: Grille): number {
  let score = 0
  for (const ligne of grille) {
    if (ligne.every(pion => pion === VIDE)) break
    for (const pion of ligne) {
      if (pion === NOIR) score++
      if (pion === BLANC) score--
    }
  }
  return score
}
