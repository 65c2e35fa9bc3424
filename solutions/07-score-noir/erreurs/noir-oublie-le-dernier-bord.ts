// fr: Tu t’arrêtes avant la dernière ligne et la dernière colonne : elles portent le numéro 7, et leurs pions comptent
//     aussi.
// en: You stop before the last row and the last column: they have the number 7, and their discs count too.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function scoreNoir(grille: Grille): number {
  let score = 0
  for (let i = 0; i < 7; i++) {
    for (let j = 0; j < 7; j++) {
      if (grille[i]![j] === NOIR) score++
      if (grille[i]![j] === BLANC) score--
    }
  }
  return score
}
