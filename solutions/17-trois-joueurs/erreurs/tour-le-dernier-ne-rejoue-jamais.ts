// fr: Tu ne demandes pas à qui vient de jouer s’il le peut encore : quand les deux autres sont bloqués, il rejoue.
// en: You do not ask the one who has just played: when both others are blocked, that player plays again.

import { coupsTrois, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function auTourDeTrois(grille: Grille3, dernier: Couleur3): Couleur3 | null {
  const ordre = [apres(dernier), apres(apres(dernier))]
  return ordre.find(couleur => peut(grille, couleur)) ?? null
}

function peut(grille: Grille3, couleur: Couleur3): boolean {
  return coupsTrois(grille, couleur).length > 0
}

function apres(couleur: Couleur3): Couleur3 {
  return ((couleur % 3) + 1) as Couleur3
}
