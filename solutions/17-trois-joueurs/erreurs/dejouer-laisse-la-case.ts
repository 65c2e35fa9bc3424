// fr: Tu rends les pions retournés, mais tu laisses celui qui a été posé : la case jouée redevient vide.
// en: You give the turned discs back, but you leave the one that was placed: the square played becomes empty again.

import { type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function dejouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  for (const {
    position: [x, y],
    avant,
  } of coup.prises)
    grille[x]![y] = avant
}
