// fr: Tu ajoutes aussi les places de Blanc : ce qui est bon pour Blanc est mauvais pour Noir, et se retire.
// en: You add White’s places too: what is good for White is bad for Black, and is subtracted.

import { VIDE, type Grille } from '../../01-plateau/plateau.ts'
import { fini } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'
import { mobilite, POIDS } from '../evaluation.ts'

export * from '../evaluation.ts'

export function evaluer(grille: Grille): number {
  if (fini(grille)) return 1000 * scoreNoir(grille)
  let somme = 5 * mobilite(grille)
  grille.forEach((ligne, i) =>
    ligne.forEach((pion, j) => {
      if (pion !== VIDE) somme += POIDS[i]![j]!
    }),
  )
  return somme
}
