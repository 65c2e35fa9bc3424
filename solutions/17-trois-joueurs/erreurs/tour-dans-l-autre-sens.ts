// fr: Tu tournes dans le mauvais sens : après le joueur 1 vient le 2, puis le 3, puis de nouveau le 1.
// en: You go round the wrong way: after player 1 comes player 2, then player 3, then player 1 again.

import { coupsTrois, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function auTourDeTrois(grille: Grille3, dernier: Couleur3): Couleur3 | null {
  const ordre = [apres(apres(dernier)), apres(dernier), dernier]
  return ordre.find(couleur => peut(grille, couleur)) ?? null
}

function peut(grille: Grille3, couleur: Couleur3): boolean {
  return coupsTrois(grille, couleur).length > 0
}

function apres(couleur: Couleur3): Couleur3 {
  return ((couleur % 3) + 1) as Couleur3
}
