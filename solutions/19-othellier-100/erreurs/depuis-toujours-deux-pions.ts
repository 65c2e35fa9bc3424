// fr: Tu annonces toujours deux pions de chaque couleur : c’est vrai au départ, mais la grille peut être n’importe
//     quelle position.
// en: You always announce two discs of each colour: this is true at the start, but the grid can be any position.

import type { Grille } from '../../01-plateau/plateau.ts'
import { BLANC, BORD, NOIR, VIDE, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function depuisGrille(grille: Grille): Othellier {
  const cases = Array<number>(100).fill(BORD)
  const pions: [number, number] = [0, 0]
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const pion = grille[i]![j]
      cases[10 * (i + 1) + j + 1] = pion === 1 ? NOIR : pion === 2 ? BLANC : VIDE
      if (pion === 1) pions[0]++
      if (pion === 2) pions[1]++
    }
  }
  return { cases, pions: [2, 2] }
}
