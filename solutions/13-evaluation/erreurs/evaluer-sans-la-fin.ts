// fr: Tu n’as pas de cas pour la partie finie : elle vaut mille fois le score, quelle que soit la place des pions.
// en: You have no case for the finished game: it is worth a thousand times the score, wherever the discs are.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { mobilite, POIDS } from '../evaluation.ts'

export * from '../evaluation.ts'

export function evaluer(grille: Grille): number {
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
