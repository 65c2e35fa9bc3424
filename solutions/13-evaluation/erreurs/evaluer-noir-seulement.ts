// fr: Tu ne comptes que les places de Noir : celles de Blanc se retirent.
// en: You count only Black’s places: White’s are subtracted.

import { NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { fini } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'
import { mobilite, POIDS } from '../evaluation.ts'

export * from '../evaluation.ts'

export function evaluer(grille: Grille): number {
  if (fini(grille)) return 1000 * scoreNoir(grille)
  let somme = 5 * mobilite(grille)
  grille.forEach((ligne, i) =>
    ligne.forEach((pion, j) => {
      if (pion === NOIR) somme += POIDS[i]![j]!
    }),
  )
  return somme
}
