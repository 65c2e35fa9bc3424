// fr: Tu rends de combien on gagne : la réponse demandée est qui gagne, une couleur ou null.
// en: You return by how much one wins: the answer asked for is who wins, a colour or null.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../score-noir.ts'

export * from '../score-noir.ts'

export function vainqueur(grille: Grille, dernier?: Couleur): number | null {
  const score = scoreNoir(grille)
  if (score === 0) return dernier ?? null
  return score
}
