// fr: Tu finis la partie quand un joueur n’a plus de pion : il passe jusqu’à la fin, et les deux autres continuent.
// en: You end the game when a player has no discs left: that player passes until the end, and the other two go on.

import { coupsTrois, scores, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function auTourDeTrois(grille: Grille3, dernier: Couleur3): Couleur3 | null {
  if (scores(grille).some(pions => pions === 0)) return null
  const ordre = [apres(dernier), apres(apres(dernier)), dernier]
  return ordre.find(couleur => peut(grille, couleur)) ?? null
}

function peut(grille: Grille3, couleur: Couleur3): boolean {
  return coupsTrois(grille, couleur).length > 0
}

function apres(couleur: Couleur3): Couleur3 {
  return ((couleur % 3) + 1) as Couleur3
}
