// fr: Sans coup permis, tu rends false : la réponse est alors une liste vide.
// en: Without a legal move you return false: the answer is then an empty list.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coups } from '../coups.ts'

export * from '../coups.ts'

export function trouverCoupsValides(grille: Grille, couleur: Couleur): Position[] | false {
  const cases = coups(grille, couleur).map(([i, j]): Position => [i, j])
  return cases.length > 0 && cases
}
