// fr: Tu rends les coups du joueur suivant : la couleur reçue est celle qui joue.
// en: You return the moves of the next player: the colour you are given is the one that plays.

import type { Position } from '../../01-plateau/plateau.ts'
import { coupValideTrois, type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function coupsTrois(grille: Grille3, couleur: Couleur3): CoupTrois[] {
  const coups: CoupTrois[] = []
  for (let i = 0; i < 9; i++) {
    for (let j = 0; j < 9; j++) {
      const retournes = coupValideTrois(grille, ((couleur % 3) + 1) as Couleur3, i, j)
      if (!retournes) continue
      const prises = retournes.map(([x, y]) => ({ position: [x, y] as Position, avant: grille[x]![y]! }))
      coups.push({ i, j, prises })
    }
  }
  return coups
}
