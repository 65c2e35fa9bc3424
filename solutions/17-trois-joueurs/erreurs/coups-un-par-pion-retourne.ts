// fr: Tu comptes un coup pour chaque pion retourné : une case est un seul coup, qui retourne tout ce qu’elle encadre.
// en: You count one move for each disc turned over: a square is a single move, which turns over everything it brackets.

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
      for (const prise of prises) coups.push({ i, j, prises: [prise] })
    }
  }
  return coups
}
