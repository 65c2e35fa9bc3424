// fr: Ton évaluation ne regarde que la place des pions : à places égales, qui a plus de coups est mieux.
// en: Your evaluation only looks at the places of the discs: with equal places, the player who has more moves is better
//     off.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { fini } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'
import { POIDS } from '../evaluation.ts'

export * from '../evaluation.ts'

export function evaluer(grille: Grille): number {
  if (fini(grille)) return 1000 * scoreNoir(grille)
  return places(grille)
}

function places(grille: Grille): number {
  let somme = 0
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      if (grille[i]![j] === NOIR) somme += POIDS[i]![j]!
      if (grille[i]![j] === BLANC) somme -= POIDS[i]![j]!
    }
  }
  return somme
}
