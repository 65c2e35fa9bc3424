// fr: Tu laisses dans la liste les réponses des cases interdites : elle ne contient que des coups permis.
// en: You leave the answers of illegal squares in the list: it holds only legal moves.

import { legal, type Couleur100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function coupsLegaux(othellier: Othellier, couleur: Couleur100): Coup100[] {
  const liste: Coup100[] = []
  for (let ligne = 1; ligne <= 8; ligne++) {
    for (let colonne = 1; colonne <= 8; colonne++) {
      liste.push(legal(othellier, couleur, 10 * ligne + colonne)!)
    }
  }
  return liste
}
