// fr: Tu rends tous les pions au joueur suivant : certains étaient à l’autre adversaire, et le coup doit s’en souvenir.
// en: You give all the discs back to the next player: some belonged to the other adversary, and the move has to
//     remember it.

import { type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function dejouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  grille[coup.i]![coup.j] = 0
  for (const {
    position: [x, y],
  } of coup.prises)
    grille[x]![y] = ((couleur % 3) + 1) as Couleur3
}
