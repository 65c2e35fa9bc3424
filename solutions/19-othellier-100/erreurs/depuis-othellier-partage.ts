// fr: Tu rends toujours le même tableau : chaque appel donne un othellier neuf, sinon deux parties se mélangent.
// en: You always return the same array: each call gives a fresh othellier, otherwise two games get mixed up.

import type { Grille } from '../../01-plateau/plateau.ts'
import { BLANC, BORD, NOIR, VIDE, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

const cases = Array<number>(100).fill(BORD)

export function depuisGrille(grille: Grille): Othellier {
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
