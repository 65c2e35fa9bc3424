// fr: Tu n’ajoutes que les coups de Noir : échanger les couleurs doit changer le signe, donc ceux de Blanc se retirent.
// en: You add only Black’s moves: swapping the colours must change the sign, so White’s are subtracted.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'
import { fini } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'
import { POIDS } from '../evaluation.ts'

export * from '../evaluation.ts'

export function evaluer(grille: Grille): number {
  if (fini(grille)) return 1000 * scoreNoir(grille)
  return places(grille) + 5 * coups(grille, NOIR).length
}

function places(grille: Grille): number {
  let somme = 0
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      if (grille[i]![j] === NOIR) somme += POIDS[i]![j]!
      if (grille[i]![j] === BLANC) somme -= POIDS[i]![j]!
    }
  }
  return somme
}
