// fr: Tes cases commencent à zéro, sans bord en haut ni à gauche : lignes et colonnes vont de un à huit, et le bord
//     fait tout le tour.
// en: Your squares start at zero, with no border on top or on the left: rows and columns go from one to eight, and the
//     border goes all the way round.

import type { Grille } from '../../01-plateau/plateau.ts'
import { BLANC, BORD, NOIR, VIDE, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function depuisGrille(grille: Grille): Othellier {
  const cases = Array<number>(100).fill(BORD)
  const pions: [number, number] = [0, 0]
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const pion = grille[i]![j]
      cases[10 * i + j] = pion === 1 ? NOIR : pion === 2 ? BLANC : VIDE
      if (pion === 1) pions[0]++
      if (pion === 2) pions[1]++
    }
  }
  return { cases, pions }
}
