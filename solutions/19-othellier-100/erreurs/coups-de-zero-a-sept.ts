// fr: Tu parcours les lignes et les colonnes de zéro à sept : ici, elles vont de un à huit.
// en: You go through rows and columns from zero to seven: here they go from one to eight.

import { legal, type Couleur100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function coupsLegaux(othellier: Othellier, couleur: Couleur100): Coup100[] {
  const liste: Coup100[] = []
  for (let ligne = 0; ligne <= 7; ligne++) {
    for (let colonne = 0; colonne <= 7; colonne++) {
      const trouve = legal(othellier, couleur, 10 * ligne + colonne)
      if (trouve) liste.push(trouve)
    }
  }
  return liste
}
