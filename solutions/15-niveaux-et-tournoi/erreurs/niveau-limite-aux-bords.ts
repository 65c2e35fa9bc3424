// fr: Tu ramènes les autres nombres au niveau le plus proche : il n’y a pas de niveau 0 ni de niveau 10, et les
//     demander est une faute.
// en: You bring other numbers back to the nearest level: there is no level 0 and no level 10, and asking for one is a
//     mistake.

import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { niveau as unNiveau } from '../niveaux-et-tournoi.ts'

export * from '../niveaux-et-tournoi.ts'

export function niveau(n: number): Strategie {
  if (Number.isNaN(n)) throw new Error(`pas de niveau ${n}`)
  return unNiveau(Math.round(Math.min(Math.max(n, 1), 9)))
}
