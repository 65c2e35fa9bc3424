// fr: À égalité et sans dernier joueur, tu rends undefined : la réponse demandée est null, et les deux ne sont pas la
//     même valeur.
// en: On a tie and without a last player you return undefined: the answer asked for is null, and the two are not the
//     same value.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../score-noir.ts'

export * from '../score-noir.ts'

export function vainqueur(grille: Grille, dernier?: Couleur): Couleur | undefined {
  const score = scoreNoir(grille)
  if (score > 0) return NOIR
  if (score < 0) return BLANC
  return dernier
}
