// fr: Le reste d’une division par 3 va de 0 à 2, et les joueurs de 1 à 3 : après le 2, tu tombes sur 0 au lieu du 3.
// en: The remainder of a division by 3 goes from 0 to 2, and the players from 1 to 3: after 2 you land on 0 instead of
//     3.

import { coupsTrois, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function auTourDeTrois(grille: Grille3, dernier: Couleur3): Couleur3 | null {
  const ordre = [1, 2, 3].map(pas => ((dernier + pas) % 3) as Couleur3)
  return ordre.find(couleur => coupsTrois(grille, couleur).length > 0) ?? null
}
