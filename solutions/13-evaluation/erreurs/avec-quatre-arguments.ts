// fr: Tu attends l’évaluation et la grille dans le même appel : minimaxAvec ne reçoit que l’évaluation, et rend une
//     fonction qui recevra la grille.
// en: You expect the evaluation and the grid in the same call: minimaxAvec only receives the evaluation, and returns a
//     function that will receive the grid.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import type { Evaluation } from '../evaluation.ts'

export * from '../evaluation.ts'

export function minimaxAvec(
  evaluation: Evaluation,
  grille?: Grille,
  couleur?: Couleur,
  prof = 0,
): [v: number, coup: Coup | null] {
  if (!grille || !couleur) return [0, null]
  if (prof <= 0) return [evaluation(grille), null]
  const autre = adversaire(couleur)
  const permis = coups(grille, couleur)
  if (permis.length === 0)
    return [peut(grille, autre) ? minimaxAvec(evaluation, grille, autre, prof - 1)[0] : evaluation(grille), null]
  let meilleur: [v: number, coup: Coup | null] = [couleur === NOIR ? -Infinity : Infinity, null]
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const [v] = minimaxAvec(evaluation, grille, autre, prof - 1)
    dejouer(grille, couleur, coup)
    if (couleur === NOIR ? v > meilleur[0] : v < meilleur[0]) meilleur = [v, coup]
  }
  return meilleur
}
