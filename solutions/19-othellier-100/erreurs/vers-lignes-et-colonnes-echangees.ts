// fr: Tu échanges lignes et colonnes en revenant à la grille : la dizaine donne la ligne, l’unité la colonne.
// en: You swap rows and columns when you go back to the grid: the tens give the row, the units the column.

import type { Case, Grille } from '../../01-plateau/plateau.ts'
import type { Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function versGrille({ cases }: Othellier): Grille {
  return Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: 8 }, (_, j) => [1, 2, 0][cases[10 * (j + 1) + i + 1]!] as Case),
  )
}
