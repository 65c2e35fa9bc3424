// fr: Tu recopies les nombres de la grille : ici, Noir vaut zéro, Blanc un et le vide deux.
// en: You copy the numbers of the grid: here Black is zero, White one and empty two.

import type { Grille } from '../../01-plateau/plateau.ts'
import { BORD, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function depuisGrille(grille: Grille): Othellier {
  const cases = Array<number>(100).fill(BORD)
  const pions: [number, number] = [0, 0]
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const pion = grille[i]![j]
      cases[10 * (i + 1) + j + 1] = pion!
      if (pion === 1) pions[0]++
      if (pion === 2) pions[1]++
    }
  }
  return { cases, pions }
}
