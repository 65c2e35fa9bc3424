// fr: Tes deux compteurs continuent d’un appel à l’autre : ils doivent repartir de zéro à chaque fois que l’on compte.
// en: Your two counters carry on from one call to the next: they must start from zero each time one counts.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

let noir = 0,
  blanc = 0

export function calculerScore(grille: Grille): { noir: number; blanc: number } {
  for (const pion of grille.flat()) {
    if (pion === NOIR) noir++
    if (pion === BLANC) blanc++
  }
  return { noir, blanc }
}
