// Étape 14 : ne pas regarder ce qui ne peut plus rien changer.

import { adversaire, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { dejouer, jouer } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../06-fini/fini.ts'
import { scoreNoir } from '../07-score-noir/score-noir.ts'
import { POIDS, type Evaluation } from '../13-evaluation/evaluation.ts'

/**
 * Rend la même valeur que `minimaxAvec(evaluation)` en visitant moins de positions ; `compteur.noeuds` grandit de un à
 * chacune.
 */
export function alphaBeta(
  grille: Grille,
  couleur: Couleur,
  prof: number,
  evaluation: Evaluation = scoreNoir,
  compteur?: { noeuds: number },
): [v: number, coup: Coup | null] {
  throw new Error('À FAIRE : alphaBeta')
}
