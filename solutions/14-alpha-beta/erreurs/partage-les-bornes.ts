// fr: Alpha et bêta sont communs à toutes les positions : ce qu’une branche y écrit fausse ses voisines. Chaque
//     position a les siens, reçus de celle d’avant.
// en: Alpha and beta are shared by all positions: what one branch writes there spoils its neighbours. Each position has
//     its own, received from the one before.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'
import type { Evaluation } from '../../13-evaluation/evaluation.ts'

let alpha = -Infinity
let beta = Infinity

export function alphaBeta(
  grille: Grille,
  couleur: Couleur,
  prof: number,
  evaluation: Evaluation = scoreNoir,
  compteur = { noeuds: 0 },
): [v: number, coup: Coup | null] {
  alpha = -Infinity
  beta = Infinity
  return chercher(grille, couleur, prof, evaluation, compteur)
}

function chercher(
  grille: Grille,
  couleur: Couleur,
  prof: number,
  evaluation: Evaluation,
  compteur: { noeuds: number },
): [v: number, coup: Coup | null] {
  compteur.noeuds++
  if (prof <= 0) return [evaluation(grille), null]
  const autre = adversaire(couleur)
  const permis = coups(grille, couleur)
  if (permis.length === 0) {
    if (!peut(grille, autre)) return [evaluation(grille), null]
    return [chercher(grille, autre, prof - 1, evaluation, compteur)[0], null]
  }
  let meilleure = couleur === NOIR ? -Infinity : Infinity
  let choisi: Coup | null = null
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const [v] = chercher(grille, autre, prof - 1, evaluation, compteur)
    dejouer(grille, couleur, coup)
    if (couleur === NOIR ? v > meilleure : v < meilleure) {
      meilleure = v
      choisi = coup
    }
    if (couleur === NOIR) alpha = Math.max(alpha, v)
    else beta = Math.min(beta, v)
    if (alpha >= beta) break
  }
  return [meilleure, choisi]
}
