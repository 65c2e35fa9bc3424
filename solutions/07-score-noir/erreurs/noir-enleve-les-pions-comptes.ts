// fr: Tu enlèves les pions de la grille à mesure que tu les comptes : compter ne doit rien changer à la position.
// en: You take the discs off the grid as you count them: counting must not change anything in the position.

import { NOIR, VIDE, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function scoreNoir(grille: Grille): number {
  let score = 0
  for (const ligne of grille) {
    ligne.forEach((pion, j) => {
      if (pion === VIDE) return
      score += pion === NOIR ? 1 : -1
      ligne[j] = VIDE
    })
  }
  return score
}
