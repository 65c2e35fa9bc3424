// Le quart : seize nombres donnés, les autres cases par symétrie ; l'évaluation additionne, case par case, des termes
// de signe opposé.

import { BLANC, NOIR, type Case, type Grille } from '../01-plateau/plateau.ts'
import { trouverCoupsValides } from '../04-coups/coups.ts'
import { fini } from '../06-fini/fini.ts'
import { scoreNoir } from '../07-score-noir/score-noir.ts'

export * from './evaluation.ts'

const QUART = [
  [120, -20, 20, 5],
  [-20, -40, -5, -5],
  [20, -5, 15, 3],
  [5, -5, 3, 3],
]

const PLACES = [0, 1, 2, 3, 3, 2, 1, 0]

/** Ce que vaut un pion sur chaque case. */
export const POIDS: number[][] = PLACES.map(i => PLACES.map(j => QUART[i]![j]!))

/** Rend le nombre de coups permis de Noir moins celui de Blanc. */
export function mobilite(grille: Grille): number {
  return trouverCoupsValides(grille, NOIR).length - trouverCoupsValides(grille, BLANC).length
}

/** Évalue la position par la place des pions et la mobilité ; une partie finie vaut 1000 fois `scoreNoir`. */
export function evaluer(grille: Grille): number {
  if (fini(grille)) return 1000 * scoreNoir(grille)
  const places = grille.flatMap((ligne, i) => ligne.map((pion, j) => signe(pion) * POIDS[i]![j]!))
  return (places.reduce((somme, place) => somme + place) + 10 * mobilite(grille)) / 2
}

function signe(pion: Case): number {
  return pion === NOIR ? 1 : pion === BLANC ? -1 : 0
}
