// fr: Les deux comptes sont sous le nom de l’autre couleur, et tout ce qui s’en sert est faux avec eux : noir compte
//     les pions noirs.
// en: The two counts are under the name of the other colour, and all that uses them is wrong with them: noir counts the
//     black discs.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'

export function calculerScore(grille: Grille): { noir: number; blanc: number } {
  const compter = (couleur: Couleur) => grille.flat().filter(pion => pion === couleur).length
  return { blanc: compter(NOIR), noir: compter(BLANC) }
}

export function scoreNoir(grille: Grille): number {
  const { noir, blanc } = calculerScore(grille)
  return noir - blanc
}

export function vainqueur(grille: Grille, dernier?: Couleur): Couleur | null {
  const { noir, blanc } = calculerScore(grille)
  if (noir === blanc) return dernier ?? null
  return noir > blanc ? NOIR : BLANC
}
