// fr: Tu donnes les coups de l’adversaire : ce sont ceux de la couleur reçue.
// en: You give the moves of the adversary: they must be those of the colour received.

import { legal, type Couleur100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function coupsLegaux(othellier: Othellier, couleur: Couleur100): Coup100[] {
  const liste: Coup100[] = []
  for (let ligne = 1; ligne <= 8; ligne++) {
    for (let colonne = 1; colonne <= 8; colonne++) {
      const trouve = legal(othellier, (1 - couleur) as Couleur100, 10 * ligne + colonne)
      if (trouve) liste.push(trouve)
    }
  }
  return liste
}
