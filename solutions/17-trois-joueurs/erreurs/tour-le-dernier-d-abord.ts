// fr: Tu redonnes la main à qui vient de jouer : c’est d’abord le tour des deux autres, dans l’ordre.
// en: You give the turn back to the one who has just played: the two others come first, in order.

import { coupsTrois, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function auTourDeTrois(grille: Grille3, dernier: Couleur3): Couleur3 | null {
  const ordre = [dernier, apres(dernier), apres(apres(dernier))]
  return ordre.find(couleur => peut(grille, couleur)) ?? null
}

function peut(grille: Grille3, couleur: Couleur3): boolean {
  return coupsTrois(grille, couleur).length > 0
}

function apres(couleur: Couleur3): Couleur3 {
  return ((couleur % 3) + 1) as Couleur3
}
