// fr: Tu ajoutes la valeur de la case au compte de sa couleur : un pion blanc y vaut deux, alors que chaque pion compte
//     pour un.
// en: You add the value of the square to the count of its colour: a white disc is worth two there, whereas each disc
//     counts for one.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function calculerScore(grille: Grille): { noir: number; blanc: number } {
  const score = { noir: 0, blanc: 0 }
  for (const ligne of grille) {
    for (const pion of ligne) {
      if (pion === NOIR) score.noir += pion
      if (pion === BLANC) score.blanc += pion
    }
  }
  return score
}
