// fr: Tu finis la partie dès que le joueur suivant est bloqué : il passe, et les autres continuent.
// en: You end the game as soon as the next player is blocked: that player passes, and the others go on.

import { coupsTrois, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function auTourDeTrois(grille: Grille3, dernier: Couleur3): Couleur3 | null {
  return peut(grille, apres(dernier)) ? apres(dernier) : null
}

function peut(grille: Grille3, couleur: Couleur3): boolean {
  return coupsTrois(grille, couleur).length > 0
}

function apres(couleur: Couleur3): Couleur3 {
  return ((couleur % 3) + 1) as Couleur3
}
