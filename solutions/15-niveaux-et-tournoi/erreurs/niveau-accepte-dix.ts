// fr: Tu acceptes un niveau de trop : ils vont de 1 à 9, et 10 est refusé comme 0.
// en: You accept one level too many: they go from 1 to 9, and 10 is refused just as 0 is.

import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { niveau as unNiveau } from '../niveaux-et-tournoi.ts'

export * from '../niveaux-et-tournoi.ts'

export function niveau(n: number): Strategie {
  if (n > 9 && n <= 10) return unNiveau(9)
  return unNiveau(n)
}
