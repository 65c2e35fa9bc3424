// Sans tri : alpha-bêta seul, les coups dans l'ordre où `coups` les donne ; c'est de lui que l'on part pour mesurer ce
// que trier rapporte.

import { adversaire, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { dejouer, jouer } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../06-fini/fini.ts'
import { scoreNoir } from '../07-score-noir/score-noir.ts'
import type { Evaluation } from '../13-evaluation/evaluation.ts'

/**
 * Rend la même valeur que `minimaxAvec(evaluation)` en visitant moins de positions ; `compteur.noeuds` grandit de un à
 * chacune.
 */
export function alphaBeta(
  grille: Grille,
  couleur: Couleur,
  prof: number,
  evaluation: Evaluation = scoreNoir,
  compteur = { noeuds: 0 },
  alpha = -Infinity,
  beta = Infinity,
): [v: number, coup: Coup | null] {
  compteur.noeuds++
  if (prof <= 0) return [evaluation(grille), null]
  const autre = adversaire(couleur)
  const permis = coups(grille, couleur)
  if (permis.length === 0) {
    if (!peut(grille, autre)) return [evaluation(grille), null]
    const [v] = alphaBeta(grille, autre, prof - 1, evaluation, compteur, alpha, beta)
    return [v, null]
  }
  let choisi: Coup | null = null
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const [v] = alphaBeta(grille, autre, prof - 1, evaluation, compteur, alpha, beta)
    dejouer(grille, couleur, coup)
    if (couleur === NOIR && v > alpha) [alpha, choisi] = [v, coup]
    if (couleur !== NOIR && v < beta) [beta, choisi] = [v, coup]
    if (alpha >= beta) break
  }
  return [couleur === NOIR ? alpha : beta, choisi]
}
