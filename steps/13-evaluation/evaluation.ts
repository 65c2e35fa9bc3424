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
  // À FAIRE : POIDS
]

/** Rend le nombre de coups permis de Noir moins celui de Blanc. */
export function mobilite(grille: Grille): number {
  throw new Error('À FAIRE : mobilite')
}

/** Évalue la position par la place des pions et la mobilité ; une partie finie vaut 1000 fois `scoreNoir`. */
export function evaluer(grille: Grille): number {
  throw new Error('À FAIRE : evaluer')
}

/** Rend une recherche pareille à `minimax`, qui juge les positions avec `evaluation`. */
export function minimaxAvec(
  evaluation: Evaluation,
): (grille: Grille, couleur: Couleur, prof: number) => [v: number, coup: Coup | null] {
  throw new Error('À FAIRE : minimaxAvec')
}
