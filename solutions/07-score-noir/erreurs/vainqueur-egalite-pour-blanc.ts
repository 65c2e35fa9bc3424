// fr: Quand le score est zéro, tu fais gagner Blanc : zéro n’est ni positif ni négatif, et cette égalité est un
//     troisième cas.
// en: When the score is zero you make White win: zero is neither positive nor negative, and this tie is a third case.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../score-noir.ts'

export * from '../score-noir.ts'

export function vainqueur(grille: Grille, _dernier?: Couleur): Couleur | null {
  return scoreNoir(grille) > 0 ? NOIR : BLANC
}
