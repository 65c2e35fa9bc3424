// fr: Tu rends le minimax de l’étape 11 : l’évaluation reçue ne sert à rien, et c’est encore le score qui juge.
// en: You return the minimax of step 11: the evaluation that was given is of no use, and the score still judges.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'
import { minimax } from '../../11-minimax/minimax.ts'
import type { Evaluation } from '../evaluation.ts'

export * from '../evaluation.ts'

export function minimaxAvec(
  evaluation: Evaluation,
): (grille: Grille, couleur: Couleur, prof: number) => [v: number, coup: Coup | null] {
  return (grille, couleur, prof) => minimax(grille, couleur, prof)
}
