// fr: Tu attends que le plateau soit plein pour finir : la partie finit dès que personne ne peut jouer.
// en: You wait for a full board before ending: the game ends as soon as nobody can play.

import { coupsTrois, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function auTourDeTrois(grille: Grille3, dernier: Couleur3): Couleur3 | null {
  if (grille.flat().every(pion => pion !== 0)) return null
  const ordre = [apres(dernier), apres(apres(dernier)), dernier]
  return ordre.find(couleur => peut(grille, couleur)) ?? apres(dernier)
}

function peut(grille: Grille3, couleur: Couleur3): boolean {
  return coupsTrois(grille, couleur).length > 0
}

function apres(couleur: Couleur3): Couleur3 {
  return ((couleur % 3) + 1) as Couleur3
}
