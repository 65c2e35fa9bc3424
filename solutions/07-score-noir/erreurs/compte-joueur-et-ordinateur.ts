// fr: Tu nommes les deux comptes joueur et ordinateur, comme le cours en console : ici, ils s’appellent noir et blanc.
// en: You name the two counts joueur and ordinateur, as the console course does: here they are called noir and blanc.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function calculerScore(grille: Grille): { joueur: number; ordinateur: number } {
  const compter = (couleur: Couleur) => grille.flat().filter(pion => pion === couleur).length
  return { joueur: compter(NOIR), ordinateur: compter(BLANC) }
}
