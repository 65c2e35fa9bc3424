// fr: Tu joues sur une copie de la grille : c’est la grille reçue qui doit changer.
// en: You play on a copy of the grid: the grid you are given is the one that must change.

import { type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function jouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  const copie = grille.map(ligne => [...ligne])
  copie[coup.i]![coup.j] = couleur
  for (const {
    position: [x, y],
  } of coup.prises)
    copie[x]![y] = couleur
}
