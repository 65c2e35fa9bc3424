// fr: Tu ranges les pions noirs sous le nom blanc, et les blancs sous le nom noir : chaque compte va sous le nom de sa
//     couleur.
// en: You put the black discs under the name blanc, and the white ones under noir: each count goes under the name of
//     its colour.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function calculerScore(grille: Grille): { noir: number; blanc: number } {
  const compter = (couleur: Couleur) => grille.flat().filter(pion => pion === couleur).length
  return { blanc: compter(NOIR), noir: compter(BLANC) }
}
