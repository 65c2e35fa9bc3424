// fr: Tu ne bordes que le haut et le bas : à gauche et à droite, tes cases sont vides, et l’on pourrait jouer à côté du
//     plateau.
// en: You put a border only on top and at the bottom: on the left and on the right your cells are empty, and one could
//     play beside the board.

import type { Grille } from '../../01-plateau/plateau.ts'
import { BLANC, BORD, NOIR, VIDE, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function depuisGrille(grille: Grille): Othellier {
  const cases = Array.from({ length: 100 }, (_, position) => (position < 10 || position >= 90 ? BORD : VIDE) as number)
  const pions: [number, number] = [0, 0]
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const pion = grille[i]![j]
      cases[10 * (i + 1) + j + 1] = pion === 1 ? NOIR : pion === 2 ? BLANC : VIDE
      if (pion === 1) pions[0]++
      if (pion === 2) pions[1]++
    }
  }
  return { cases, pions }
}
