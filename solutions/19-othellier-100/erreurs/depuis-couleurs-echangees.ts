// fr: Tu échanges Noir et Blanc en passant de la grille à l’othellier.
// en: You swap Black and White when you go from the grid to the othellier.

import type { Grille } from '../../01-plateau/plateau.ts'
import { BLANC, BORD, NOIR, VIDE, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function depuisGrille(grille: Grille): Othellier {
  const cases = Array<number>(100).fill(BORD)
  const pions: [number, number] = [0, 0]
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const pion = grille[i]![j]
      cases[10 * (i + 1) + j + 1] = pion === 1 ? BLANC : pion === 2 ? NOIR : VIDE
      if (pion === 1) pions[0]++
      if (pion === 2) pions[1]++
    }
  }
  return { cases, pions }
}
