// fr: Tu remplaces les pions de la grille par leurs poids pour les additionner : l’évaluation regarde la grille sans la
//     changer.
// en: You replace the discs of the grid by their weights to add them up: the evaluation looks at the grid without
//     changing it.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { fini } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'
import { mobilite, POIDS } from '../evaluation.ts'

export * from '../evaluation.ts'

export function evaluer(grille: Grille): number {
  if (fini(grille)) return 1000 * scoreNoir(grille)
  const mobiles = 5 * mobilite(grille)
  let somme = 0
  for (const [i, ligne] of (grille as number[][]).entries()) {
    for (const [j, pion] of ligne.entries()) {
      ligne[j] = pion === NOIR ? POIDS[i]![j]! : pion === BLANC ? -POIDS[i]![j]! : 0
      somme += ligne[j]!
    }
  }
  return somme + mobiles
}
