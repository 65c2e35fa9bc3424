// fr: Tu gardes aussi les cases où le coup est interdit : seules celles qui retournent au moins un pion sont des coups.
// en: You also keep the squares where the move is illegal: only those that turn over at least one disc are moves.

import type { Position } from '../../01-plateau/plateau.ts'
import { coupValideTrois, type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function coupsTrois(grille: Grille3, couleur: Couleur3): CoupTrois[] {
  const coups: CoupTrois[] = []
  for (let i = 0; i < 9; i++) {
    for (let j = 0; j < 9; j++) {
      const retournes = coupValideTrois(grille, couleur, i, j) || []
      const prises = retournes.map(([x, y]) => ({ position: [x, y] as Position, avant: grille[x]![y]! }))
      coups.push({ i, j, prises })
    }
  }
  return coups
}
