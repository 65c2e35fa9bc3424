// fr: Tu ne parcours que huit lignes et huit colonnes : la neuvième ligne et la neuvième colonne ont aussi leurs coups.
// en: You only go through eight rows and eight columns: the ninth row and the ninth column have their moves too.

import type { Position } from '../../01-plateau/plateau.ts'
import { coupValideTrois, type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function coupsTrois(grille: Grille3, couleur: Couleur3): CoupTrois[] {
  const coups: CoupTrois[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const retournes = coupValideTrois(grille, couleur, i, j)
      if (!retournes) continue
      const prises = retournes.map(([x, y]) => ({ position: [x, y] as Position, avant: grille[x]![y]! }))
      coups.push({ i, j, prises })
    }
  }
  return coups
}
