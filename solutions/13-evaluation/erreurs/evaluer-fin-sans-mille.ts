// fr: À la fin de la partie, tu rends le score seul : multiplie-le par mille, pour qu’une vraie fin compte plus qu’un
//     jugement.
// en: At the end of the game you return the score alone: multiply it by a thousand, so that a real end counts more than
//     a judgement.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { fini } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'
import { mobilite, POIDS } from '../evaluation.ts'

export * from '../evaluation.ts'

export function evaluer(grille: Grille): number {
  if (fini(grille)) return scoreNoir(grille)
  return places(grille) + 5 * mobilite(grille)
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
