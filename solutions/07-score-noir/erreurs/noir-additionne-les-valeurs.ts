// fr: Tu additionnes les valeurs des cases : un pion blanc y ajoute deux, alors qu’il doit retirer un.
// en: You add up the values of the squares: a white disc adds two there, whereas it must take one off.

import type { Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function scoreNoir(grille: Grille): number {
  let total = 0
  for (const ligne of grille) for (const pion of ligne) total += pion
  return total
}
