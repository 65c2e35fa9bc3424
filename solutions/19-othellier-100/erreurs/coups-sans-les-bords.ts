// fr: Tu ne regardes pas les cases du bord du plateau : elles sont jouables, le bord de l’othellier est une case plus
//     loin.
// en: You do not look at the squares along the edge of the board: they can be played, the border of the othellier is
//     one cell further.

import { legal, type Couleur100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function coupsLegaux(othellier: Othellier, couleur: Couleur100): Coup100[] {
  const liste: Coup100[] = []
  for (let ligne = 2; ligne <= 7; ligne++) {
    for (let colonne = 2; colonne <= 7; colonne++) {
      const trouve = legal(othellier, couleur, 10 * ligne + colonne)
      if (trouve) liste.push(trouve)
    }
  }
  return liste
}
