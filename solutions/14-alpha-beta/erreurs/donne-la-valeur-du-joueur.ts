// fr: Quand Blanc joue, ta valeur change de signe : elle est toujours du côté de Noir, même si ton programme calcule du
//     côté de qui joue.
// en: When White plays, your value changes sign: it is always from Black’s side, even if your program computes from the
//     side of whoever plays.

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
): [v: number, coup: Coup | null] {
  return negamax(grille, couleur, prof, -Infinity, Infinity, evaluation, compteur)
}

function negamax(
  grille: Grille,
  couleur: Couleur,
  prof: number,
  alpha: number,
  beta: number,
  evaluation: Evaluation,
  compteur: { noeuds: number },
): [v: number, coup: Coup | null] {
  compteur.noeuds++
  const signe = couleur === NOIR ? 1 : -1
  if (prof <= 0) return [signe * evaluation(grille), null]
  const autre = adversaire(couleur)
  const permis = coups(grille, couleur)
  if (permis.length === 0) {
    if (!peut(grille, autre)) return [signe * evaluation(grille), null]
    return [-negamax(grille, autre, prof - 1, -beta, -alpha, evaluation, compteur)[0], null]
  }
  let meilleure = -Infinity
  let choisi: Coup | null = null
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const v = -negamax(grille, autre, prof - 1, -beta, -alpha, evaluation, compteur)[0]
    dejouer(grille, couleur, coup)
    if (v > meilleure) {
      meilleure = v
      choisi = coup
    }
    alpha = Math.max(alpha, v)
    if (alpha >= beta) break
  }
  return [meilleure, choisi]
}
