// fr: Seul Noir coupe : quand c’est à Blanc de jouer, ses derniers coups peuvent aussi ne plus rien changer.
// en: Only Black cuts: when White is to play, its last moves may also no longer change anything.

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
  let meilleure = couleur === NOIR ? -Infinity : Infinity
  let choisi: Coup | null = null
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const [v] = alphaBeta(grille, autre, prof - 1, evaluation, compteur, alpha, beta)
    dejouer(grille, couleur, coup)
    if (couleur === NOIR ? v > meilleure : v < meilleure) {
      meilleure = v
      choisi = coup
    }
    if (couleur === NOIR) alpha = Math.max(alpha, v)
    else beta = Math.min(beta, v)
    if (couleur === NOIR && alpha >= beta) break
  }
  return [meilleure, choisi]
}
