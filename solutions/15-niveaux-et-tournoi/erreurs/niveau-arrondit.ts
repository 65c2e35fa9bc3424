// fr: Tu arrondis le nombre reçu : entre deux niveaux il n’y en a pas d’autre, et la demande est refusée.
// en: You round the number you are given: between two levels there is no other, and the request is refused.

import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { niveau as unNiveau } from '../niveaux-et-tournoi.ts'

export * from '../niveaux-et-tournoi.ts'

export function niveau(n: number): Strategie {
  return unNiveau(Math.floor(n))
}
