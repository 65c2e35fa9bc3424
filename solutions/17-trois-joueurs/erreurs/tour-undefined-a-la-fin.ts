// fr: Quand personne ne peut jouer, tu rends undefined : la réponse est null.
// en: When nobody can play you return undefined: the answer is null.

import { coupsTrois, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function auTourDeTrois(grille: Grille3, dernier: Couleur3): Couleur3 | null {
  const ordre = [apres(dernier), apres(apres(dernier)), dernier]
  return ordre.find(couleur => peut(grille, couleur))!
}

function peut(grille: Grille3, couleur: Couleur3): boolean {
  return coupsTrois(grille, couleur).length > 0
}

function apres(couleur: Couleur3): Couleur3 {
  return ((couleur % 3) + 1) as Couleur3
}
