// fr: Tu poses ton pion, mais ceux que le coup encadre ne changent pas de joueur : retourne-les aussi.
// en: You place your disc, but those that the move brackets do not change sides: turn them over as well.

import { type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function jouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  grille[coup.i]![coup.j] = couleur
}
