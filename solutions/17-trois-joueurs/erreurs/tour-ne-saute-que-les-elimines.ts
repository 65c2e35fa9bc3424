// fr: Tu ne sautes que les joueurs sans pion : un joueur qui a des pions mais aucun coup passe aussi.
// en: You only skip the players without discs: a player who has discs but no move passes as well.

import { coupsTrois, scores, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function auTourDeTrois(grille: Grille3, dernier: Couleur3): Couleur3 | null {
  const pions = scores(grille)
  if (!([1, 2, 3] as const).some(couleur => coupsTrois(grille, couleur).length > 0)) return null
  const suivant = ((dernier % 3) + 1) as Couleur3
  if (pions[suivant - 1] !== 0) return suivant
  return ((suivant % 3) + 1) as Couleur3
}
