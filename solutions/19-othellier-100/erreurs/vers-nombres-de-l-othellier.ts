// fr: Tu recopies les nombres de l’othellier dans la grille : là-bas, le vide vaut zéro, Noir un et Blanc deux.
// en: You copy the numbers of the othellier into the grid: there, empty is zero, Black one and White two.

import type { Case, Grille } from '../../01-plateau/plateau.ts'
import type { Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function versGrille({ cases }: Othellier): Grille {
  return Array.from({ length: 8 }, (_, i) => Array.from({ length: 8 }, (_, j) => cases[10 * (i + 1) + j + 1] as Case))
}
