// fr: Tu rends une liste de deux nombres : la réponse demandée est un objet, où chaque compte porte un nom, noir ou
//     blanc.
// en: You return a list of two numbers: the answer asked for is an object, in which each count has a name, noir or
//     blanc.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function calculerScore(grille: Grille): [number, number] {
  const compter = (couleur: Couleur) => grille.flat().filter(pion => pion === couleur).length
  return [compter(NOIR), compter(BLANC)]
}
