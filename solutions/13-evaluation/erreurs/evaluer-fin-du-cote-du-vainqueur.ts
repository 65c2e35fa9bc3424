// fr: À la fin, tu rends un nombre positif quel que soit le vainqueur : la valeur est du côté de Noir, et négative
//     quand Blanc gagne.
// en: At the end you return a positive number whoever wins: the value is from Black’s side, and negative when White
//     wins.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { fini } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'
import { mobilite, POIDS } from '../evaluation.ts'

export * from '../evaluation.ts'

export function evaluer(grille: Grille): number {
  if (fini(grille)) return 1000 * Math.abs(scoreNoir(grille))
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
