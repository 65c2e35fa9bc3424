// fr: Tu rends les numéros des cases : il faut les coups entiers, que l’on puisse les jouer et les annuler.
// en: You return the numbers of the squares: the whole moves are needed, so that they can be played and undone.

import { legal, type Couleur100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function coupsLegaux(othellier: Othellier, couleur: Couleur100): Coup100[] {
  const liste: Coup100[] = []
  for (let ligne = 1; ligne <= 8; ligne++) {
    for (let colonne = 1; colonne <= 8; colonne++) {
      if (legal(othellier, couleur, 10 * ligne + colonne)) liste.push((10 * ligne + colonne) as unknown as Coup100)
    }
  }
  return liste
}
