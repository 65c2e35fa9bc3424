// fr: Tu ne sautes qu’un joueur, sans regarder si celui d’après peut jouer : cherche jusqu’à en trouver un qui le peut.
// en: You skip only one player, without looking whether the one after can play: search until you find one who can.

import { coupsTrois, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function auTourDeTrois(grille: Grille3, dernier: Couleur3): Couleur3 | null {
  return peut(grille, apres(dernier)) ? apres(dernier) : apres(apres(dernier))
}

function peut(grille: Grille3, couleur: Couleur3): boolean {
  return coupsTrois(grille, couleur).length > 0
}

function apres(couleur: Couleur3): Couleur3 {
  return ((couleur % 3) + 1) as Couleur3
}
