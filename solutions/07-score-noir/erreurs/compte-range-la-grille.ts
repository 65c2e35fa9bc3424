// fr: Tu ranges les cases de chaque ligne pour les compter : l’ordre de la grille change, alors que compter ne doit
//     rien déplacer.
// en: You sort the squares of each row to count them: the order of the grid changes, whereas counting must not move
//     anything.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function calculerScore(grille: Grille): { noir: number; blanc: number } {
  let noir = 0,
    blanc = 0
  for (const ligne of grille) {
    ligne.sort()
    const premierBlanc = ligne.indexOf(BLANC) === -1 ? ligne.length : ligne.indexOf(BLANC)
    const premierNoir = ligne.indexOf(NOIR) === -1 ? premierBlanc : ligne.indexOf(NOIR)
    noir += premierBlanc - premierNoir
    blanc += ligne.length - premierBlanc
  }
  return { noir, blanc }
}
