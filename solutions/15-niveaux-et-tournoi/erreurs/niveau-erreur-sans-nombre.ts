// fr: Ton erreur ne dit pas quel nombre a été demandé : il aide à trouver d’où vient la faute.
// en: Your error does not say which number was asked for: it helps to find where the mistake comes from.

import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { niveau as unNiveau } from '../niveaux-et-tournoi.ts'

export * from '../niveaux-et-tournoi.ts'

export function niveau(n: number): Strategie {
  if (!Number.isInteger(n) || n < 1 || n > 9) throw new Error('ce niveau n’existe pas')
  return unNiveau(n)
}
