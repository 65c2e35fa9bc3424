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
  return chercher(grille, couleur, prof, -Infinity, Infinity, evaluation, compteur ?? { noeuds: 0 })
}

/**
 * `alpha` est ce que Noir a déjà trouvé de mieux, `beta` ce que Blanc a déjà trouvé de mieux : entre eux, il reste à
 * chercher.
 */
function chercher(
  grille: Grille,
  couleur: Couleur,
  prof: number,
  alpha: number,
  beta: number,
  evaluation: Evaluation,
  compteur: { noeuds: number },
): [v: number, coup: Coup | null] {
  compteur.noeuds++
  if (prof <= 0) return [evaluation(grille), null]
  const autre = adversaire(couleur)
  const permis = trier(grille, couleur, coups(grille, couleur), prof)
  if (permis.length === 0) {
    return [
      peut(grille, autre)
        ? chercher(grille, autre, prof - 1, alpha, beta, evaluation, compteur)[0]
        : evaluation(grille),
      null,
    ]
  }
  let meilleur: [v: number, coup: Coup | null] = [couleur === NOIR ? -Infinity : Infinity, null]
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const [v] = chercher(grille, autre, prof - 1, alpha, beta, evaluation, compteur)
    dejouer(grille, couleur, coup)
    if (couleur === NOIR ? v > meilleur[0] : v < meilleur[0]) meilleur = [v, coup]
    if (couleur === NOIR) alpha = Math.max(alpha, v)
    else beta = Math.min(beta, v)
    if (alpha >= beta) break
  }
  return meilleur
}

/** Les coups qui promettent le plus d'abord : plus tôt on trouve le meilleur, plus on coupe. */
function trier(grille: Grille, couleur: Couleur, permis: Coup[], prof: number): Coup[] {
  const notes = new Map(permis.map(coup => [coup, noter(grille, couleur, coup, prof)]))
  return permis.sort((un, autre) => notes.get(autre)! - notes.get(un)!)
}

/**
 * Une bonne case, et peu de réponses de l'adversaire ; les compter prend un temps que seule une recherche profonde
 * regagne.
 */
function noter(grille: Grille, couleur: Couleur, coup: Coup, prof: number): number {
  const [i, j] = coup
  if (prof < 3) return POIDS[i]![j]!
  jouer(grille, couleur, coup)
  const reponses = coups(grille, adversaire(couleur)).length
  dejouer(grille, couleur, coup)
  return POIDS[i]![j]! - 10 * reponses
}
