// fr: Ta grille a dix lignes, bord compris : la grille n’a que les huit lignes de huit cases.
// en: Your grid has ten rows, border included: the grid has only the eight rows of eight squares.

import type { Case, Grille } from '../../01-plateau/plateau.ts'
import type { Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function versGrille({ cases }: Othellier): Grille {
  return Array.from({ length: 10 }, (_, i) =>
    Array.from({ length: 10 }, (_, j) => ([1, 2, 0][cases[10 * i + j]!] ?? 0) as Case),
  )
}
