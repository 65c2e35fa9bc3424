// fr: Tu ne retournes que les pions d’un seul adversaire : tout ce que le coup encadre change de joueur.
// en: You only turn over the discs of one adversary: everything that the move brackets changes sides.

import { type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function jouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  grille[coup.i]![coup.j] = couleur
  const adverse = coup.prises[0]?.avant
  for (const {
    position: [x, y],
    avant,
  } of coup.prises)
    if (avant === adverse) grille[x]![y] = couleur
}
