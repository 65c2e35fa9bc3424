// Negamax : chaque valeur est vue du côté de qui joue, et change de signe d'un tour à l'autre ; tout le monde maximise,
// une seule borne monte.

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
): [v: number, coup: Coup | null] {
  const duCote = (qui: Couleur, v: number) => (qui === NOIR ? v : -v)

  /** La valeur pour `qui` joue, exacte entre `alpha` et `beta`. */
  function negamax(qui: Couleur, prof: number, alpha: number, beta: number): [v: number, coup: Coup | null] {
    compteur.noeuds++
    if (prof <= 0) return [duCote(qui, evaluation(grille)), null]
    const autre = adversaire(qui)
    const permis = parRetournes(coups(grille, qui))
    if (permis.length === 0) {
      return [peut(grille, autre) ? -negamax(autre, prof - 1, -beta, -alpha)[0] : duCote(qui, evaluation(grille)), null]
    }
    let meilleur: [v: number, coup: Coup | null] = [-Infinity, null]
    for (const coup of permis) {
      jouer(grille, qui, coup)
      const v = -negamax(autre, prof - 1, -beta, -Math.max(alpha, meilleur[0]))[0]
      dejouer(grille, qui, coup)
      if (v > meilleur[0]) meilleur = [v, coup]
      if (v >= beta) break
    }
    return meilleur
  }

  const [v, coup] = negamax(couleur, prof, -Infinity, Infinity)
  return [duCote(couleur, v), coup]
}

/** Un autre tri, sans évaluation : les coups qui retournent le moins de pions d'abord. */
function parRetournes(permis: Coup[]): Coup[] {
  return permis.sort(([, , un], [, , autre]) => un.length - autre.length)
}
