// fr: Tu retournes les pions, mais tu oublies de poser le tien sur la case jouée.
// en: You turn the discs over, but you forget to place your own on the square played.

import { type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function jouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  for (const {
    position: [x, y],
  } of coup.prises)
    grille[x]![y] = couleur
}
