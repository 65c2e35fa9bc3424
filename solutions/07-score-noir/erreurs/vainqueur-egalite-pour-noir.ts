// fr: À égalité, tu fais gagner Noir : sans dernier joueur donné, personne ne gagne, et la réponse est null.
// en: On a tie you make Black win: without a last player given nobody wins, and the answer is null.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../score-noir.ts'

export * from '../score-noir.ts'

export function vainqueur(grille: Grille, _dernier?: Couleur): Couleur | null {
  return scoreNoir(grille) >= 0 ? NOIR : BLANC
}
