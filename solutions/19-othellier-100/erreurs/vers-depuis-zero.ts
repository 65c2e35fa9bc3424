// fr: Tu lis l’othellier depuis zéro et tu prends du bord dans la grille : la première case est la onzième.
// en: You read the othellier from zero and take some border into the grid: the first square is number eleven.

import type { Case, Grille } from '../../01-plateau/plateau.ts'
import type { Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function versGrille({ cases }: Othellier): Grille {
  return Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: 8 }, (_, j) => ([1, 2, 0][cases[10 * i + j]!] ?? 0) as Case),
  )
}
