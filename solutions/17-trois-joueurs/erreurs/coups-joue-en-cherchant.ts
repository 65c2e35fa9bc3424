// fr: Tu joues chaque coup trouvé sur la grille reçue : chercher les coups n’en joue aucun.
// en: You play each move you find on the grid you were given: looking for the moves does not play any.

import type { Position } from '../../01-plateau/plateau.ts'
import { coupValideTrois, jouerTrois, type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function coupsTrois(grille: Grille3, couleur: Couleur3): CoupTrois[] {
  const coups: CoupTrois[] = []
  for (let i = 0; i < 9; i++) {
    for (let j = 0; j < 9; j++) {
      const retournes = coupValideTrois(grille, couleur, i, j)
      if (!retournes) continue
      const prises = retournes.map(([x, y]) => ({ position: [x, y] as Position, avant: grille[x]![y]! }))
      coups.push({ i, j, prises })
      jouerTrois(grille, couleur, { i, j, prises })
    }
  }
  return coups
}
