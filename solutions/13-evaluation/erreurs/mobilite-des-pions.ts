// fr: Tu comptes les pions au lieu des coups : la mobilité dit combien de cases chacun peut jouer.
// en: You count discs instead of moves: mobility says how many squares each player can play.

import type { Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../evaluation.ts'

export function mobilite(grille: Grille): number {
  return scoreNoir(grille)
}
