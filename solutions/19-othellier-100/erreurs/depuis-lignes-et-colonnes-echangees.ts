// fr: Tu échanges lignes et colonnes en remplissant l’othellier : la dizaine vient de la ligne, l’unité de la colonne.
// en: You swap rows and columns when you fill the othellier: the tens come from the row, the units from the column.

import type { Grille } from '../../01-plateau/plateau.ts'
import { BLANC, BORD, NOIR, VIDE, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function depuisGrille(grille: Grille): Othellier {
  const cases = Array<number>(100).fill(BORD)
  const pions: [number, number] = [0, 0]
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const pion = grille[i]![j]
      cases[10 * (j + 1) + i + 1] = pion === 1 ? NOIR : pion === 2 ? BLANC : VIDE
      if (pion === 1) pions[0]++
      if (pion === 2) pions[1]++
    }
  }
  return { cases, pions }
}
