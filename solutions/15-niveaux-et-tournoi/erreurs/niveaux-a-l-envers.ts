// fr: Tes premiers niveaux vont du plus fort au plus faible : le niveau 1 est le plus faible.
// en: Your first levels go from the strongest to the weakest: level 1 is the weakest.

import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { niveau as unNiveau } from '../niveaux-et-tournoi.ts'

export * from '../niveaux-et-tournoi.ts'

export function niveau(n: number): Strategie {
  return unNiveau([4, 3, 2, 1][n - 1] ?? n)
}
