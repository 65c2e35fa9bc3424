// fr: Tu ajoutes quelque chose à Noir dans toutes les positions : échanger les couleurs ne change plus seulement le
//     signe.
// en: You add something for Black in every position: swapping the colours no longer just changes the sign.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { fini } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'
import { mobilite, POIDS } from '../evaluation.ts'

export * from '../evaluation.ts'

export function evaluer(grille: Grille): number {
  if (fini(grille)) return 1000 * scoreNoir(grille)
  return 10 + places(grille) + 5 * mobilite(grille)
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
