// fr: Tu rends toute la rangée au propriétaire d’un seul de ses pions : chaque pion revient à celui à qui il était.
// en: You give the whole run back to the owner of one of its discs: each disc goes back to the player it came from.

import { type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function dejouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  grille[coup.i]![coup.j] = 0
  for (const {
    position: [x, y],
  } of coup.prises)
    grille[x]![y] = coup.prises[0]!.avant
}
