// fr: Tu quittes chaque ligne à sa première case vide : il peut y avoir des pions plus loin sur la même ligne.
// en: You leave each row at its first empty square: there may be discs further along the same row.

import { NOIR, VIDE, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function scoreNoir(grille: Grille): number {
  let score = 0
  for (const ligne of grille) {
    for (const pion of ligne) {
      if (pion === VIDE) break
      score += pion === NOIR ? 1 : -1
    }
  }
  return score
}
