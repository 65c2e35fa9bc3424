// fr: Tu acceptes le niveau 0 : le premier niveau porte le numéro 1.
// en: You accept level 0: the first level has number 1.

import { jeuStupide, type Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { niveau as unNiveau } from '../niveaux-et-tournoi.ts'

export * from '../niveaux-et-tournoi.ts'

export function niveau(n: number): Strategie {
  if (n === 0) return jeuStupide
  return unNiveau(n)
}
