// fr: À égalité, tu remplaces le coup choisi : après une coupe, la valeur d’un coup n’est qu’une borne, et un coup
//     moins bon peut afficher la même. Garde le premier.
// en: On a tie you replace the chosen move: after a cut the value of a move is only a bound, and a worse move can show
//     the same one. Keep the first.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'
import type { Evaluation } from '../../13-evaluation/evaluation.ts'

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
    return [alphaBeta(grille, autre, prof - 1, evaluation, compteur, alpha, beta)[0], null]
  }
  let choisi: Coup | null = null
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const [v] = alphaBeta(grille, autre, prof - 1, evaluation, compteur, alpha, beta)
    dejouer(grille, couleur, coup)
    if (couleur === NOIR && v >= alpha) {
      alpha = v
      choisi = coup
    }
    if (couleur !== NOIR && v <= beta) {
      beta = v
      choisi = coup
    }
    if (alpha >= beta) break
  }
  return [couleur === NOIR ? alpha : beta, choisi]
}
