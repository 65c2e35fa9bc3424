// fr: Tes trente-six cases du tour sont vides : elles portent la valeur du bord, sinon on pourrait y jouer.
// en: Your thirty-six outer cells are empty: they carry the value of the border, otherwise one could play there.

import type { Grille } from '../../01-plateau/plateau.ts'
import { BLANC, NOIR, VIDE, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function depuisGrille(grille: Grille): Othellier {
  const cases = Array<number>(100).fill(VIDE)
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
