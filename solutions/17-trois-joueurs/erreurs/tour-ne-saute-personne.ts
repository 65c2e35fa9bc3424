// fr: Tu donnes toujours la main au joueur suivant : s’il ne peut pas jouer, il passe, et c’est à celui d’après.
// en: You always give the turn to the next player: whoever cannot play passes, and the one after plays.

import { type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function auTourDeTrois(grille: Grille3, dernier: Couleur3): Couleur3 | null {
  return ((dernier % 3) + 1) as Couleur3
}
