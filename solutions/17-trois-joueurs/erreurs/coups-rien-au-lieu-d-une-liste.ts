// fr: Quand aucun coup n’est permis, tu rends null : la réponse est alors une liste vide.
// en: When no move is legal you return null: the answer is then an empty list.

import type { Position } from '../../01-plateau/plateau.ts'
import { coupValideTrois, type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function coupsTrois(grille: Grille3, couleur: Couleur3): CoupTrois[] {
  const coups: CoupTrois[] = []
  for (let i = 0; i < 9; i++) {
    for (let j = 0; j < 9; j++) {
      const retournes = coupValideTrois(grille, couleur, i, j)
      if (!retournes) continue
      const prises = retournes.map(([x, y]) => ({ position: [x, y] as Position, avant: grille[x]![y]! }))
      coups.push({ i, j, prises })
    }
  }
  return coups.length > 0 ? coups : null!
}
