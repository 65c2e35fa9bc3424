// fr: Quand il n’y a aucun coup permis, ta stratégie lance une erreur : la réponse est null.
// en: When there is no legal move your strategy throws an error: the answer is null.

import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { niveau as unNiveau } from '../niveaux-et-tournoi.ts'

export * from '../niveaux-et-tournoi.ts'

export function niveau(n: number): Strategie {
  const choisir = unNiveau(n)
  return (grille, couleur) => {
    const coup = choisir(grille, couleur)
    if (!coup) throw new Error('aucun coup permis')
    return coup
  }
}
