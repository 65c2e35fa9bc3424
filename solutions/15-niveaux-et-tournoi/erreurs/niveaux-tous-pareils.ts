// fr: Tous tes niveaux jouent de la même façon : chacun doit battre celui qui est deux rangs plus bas.
// en: All your levels play the same way: each must beat the one two places below.

import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { niveau as unNiveau } from '../niveaux-et-tournoi.ts'

export * from '../niveaux-et-tournoi.ts'

export function niveau(n: number): Strategie {
  unNiveau(n)
  return unNiveau(3)
}
