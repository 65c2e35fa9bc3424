// fr: Tu crois la partie finie dès qu’un joueur est bloqué : il passe, et elle continue.
// en: You believe the game is over as soon as one player is blocked: that player passes, and it goes on.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'
import { mobilite, POIDS } from '../evaluation.ts'

export * from '../evaluation.ts'

export function evaluer(grille: Grille): number {
  if (!peut(grille, NOIR) || !peut(grille, BLANC)) return 1000 * scoreNoir(grille)
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
