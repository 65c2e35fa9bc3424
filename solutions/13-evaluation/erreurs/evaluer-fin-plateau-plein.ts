// fr: Tu ne vois la fin que sur un plateau plein : la partie est finie dès que personne ne peut jouer.
// en: You see the end only on a full board: the game is over as soon as nobody can play.

import { BLANC, NOIR, VIDE, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'
import { mobilite, POIDS } from '../evaluation.ts'

export * from '../evaluation.ts'

export function evaluer(grille: Grille): number {
  const plein = grille.every(ligne => ligne.every(pion => pion !== VIDE))
  if (plein) return 1000 * scoreNoir(grille)
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
