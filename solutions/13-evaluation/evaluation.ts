// Étape 13 : juger une position autrement qu'en comptant les pions.

import { adversaire, BLANC, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { dejouer, jouer } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../06-fini/fini.ts'
import { scoreNoir } from '../07-score-noir/score-noir.ts'

/**
 * Une évaluation donne une valeur à une position, toujours du côté de Noir : plus elle est grande, mieux c'est pour
 * lui.
 */
export type Evaluation = (grille: Grille) => number

/** Ce que vaut un pion sur chaque case. */
export const POIDS: number[][] = [
  [50, -10, 5, 2, 2, 5, -10, 50],
  [-10, -20, -1, -1, -1, -1, -20, -10],
  [5, -1, 1, 0, 0, 1, -1, 5],
  [2, -1, 0, 0, 0, 0, -1, 2],
  [2, -1, 0, 0, 0, 0, -1, 2],
  [5, -1, 1, 0, 0, 1, -1, 5],
  [-10, -20, -1, -1, -1, -1, -20, -10],
  [50, -10, 5, 2, 2, 5, -10, 50],
]

/** Rend le nombre de coups permis de Noir moins celui de Blanc. */
export function mobilite(grille: Grille): number {
  return coups(grille, NOIR).length - coups(grille, BLANC).length
}

/** Évalue la position par la place des pions et la mobilité ; une partie finie vaut 1000 fois `scoreNoir`. */
export function evaluer(grille: Grille): number {
  const noirs = coups(grille, NOIR).length,
    blancs = coups(grille, BLANC).length
  if (noirs + blancs === 0) return 1000 * scoreNoir(grille)
  return valeurDesCases(grille) + 5 * (noirs - blancs)
}

/** Rend une recherche pareille à `minimax`, qui juge les positions avec `evaluation`. */
export function minimaxAvec(
  evaluation: Evaluation,
): (grille: Grille, couleur: Couleur, prof: number) => [v: number, coup: Coup | null] {
  return function chercher(grille, couleur, prof): [v: number, coup: Coup | null] {
    if (prof <= 0) return [evaluation(grille), null]
    const autre = adversaire(couleur)
    const permis = coups(grille, couleur)
    if (permis.length === 0)
      return [peut(grille, autre) ? chercher(grille, autre, prof - 1)[0] : evaluation(grille), null]
    let meilleur: [v: number, coup: Coup | null] = [couleur === NOIR ? -Infinity : Infinity, null]
    for (const coup of permis) {
      jouer(grille, couleur, coup)
      const [v] = chercher(grille, autre, prof - 1)
      dejouer(grille, couleur, coup)
      if (couleur === NOIR ? v > meilleur[0] : v < meilleur[0]) meilleur = [v, coup]
    }
    return meilleur
  }
}

/** La somme des poids des cases de Noir, moins celle des cases de Blanc. */
function valeurDesCases(grille: Grille): number {
  let somme = 0
  grille.forEach((ligne, i) =>
    ligne.forEach((pion, j) => {
      if (pion === NOIR) somme += POIDS[i]![j]!
      if (pion === BLANC) somme -= POIDS[i]![j]!
    }),
  )
  return somme
}
