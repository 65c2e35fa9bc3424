// fr: Tu poses et retournes toujours des pions du joueur 1 : ils deviennent ceux de qui joue.
// en: You always place and turn discs of player 1: they become those of the one who plays.

import { type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function jouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  grille[coup.i]![coup.j] = 1
  for (const {
    position: [x, y],
  } of coup.prises)
    grille[x]![y] = 1
}
