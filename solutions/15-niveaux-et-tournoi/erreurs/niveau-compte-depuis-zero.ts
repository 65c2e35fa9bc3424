// fr: Tes niveaux sont décalés d’un rang : le neuvième n’existe pas. Une liste se compte depuis 0, les niveaux depuis
//     1.
// en: Your levels are one place off: the ninth does not exist. A list counts from 0, the levels from 1.

import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { niveau as unNiveau } from '../niveaux-et-tournoi.ts'

export * from '../niveaux-et-tournoi.ts'

export function niveau(n: number): Strategie {
  if (n < 1 || n > 8) throw new Error(`pas de niveau ${n}`)
  return unNiveau(n + 1)
}
