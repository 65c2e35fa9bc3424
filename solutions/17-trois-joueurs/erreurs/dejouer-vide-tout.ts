// fr: Tu vides aussi les cases des pions retournés : seul le pion posé disparaît, les autres reviennent à leurs
//     joueurs.
// en: You also empty the squares of the turned discs: only the placed disc goes away, the others go back to their
//     players.

import { type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function dejouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  grille[coup.i]![coup.j] = 0
  for (const {
    position: [x, y],
  } of coup.prises)
    grille[x]![y] = 0
}
