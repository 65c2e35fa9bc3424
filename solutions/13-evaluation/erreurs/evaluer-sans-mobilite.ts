// fr: À places égales, ton évaluation ne voit pas que Noir a plus de coups : la mobilité doit compter, sans disparaître
//     dans un arrondi.
// en: With equal places, your evaluation does not see that Black has more moves: mobility must count, and not vanish in
//     a rounding.

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
