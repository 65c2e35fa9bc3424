// fr: Tu gardes le score d’une grille et tu le redonnes : la même grille a pu changer depuis, il faut recompter.
// en: You keep the score of a grid and give it again: the same grid may have changed since, so count again.

import type { Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir as compter } from '../score-noir.ts'

export * from '../score-noir.ts'

const scores = new WeakMap<Grille, number>()

export function scoreNoir(grille: Grille): number {
  const score = scores.get(grille) ?? compter(grille)
  scores.set(grille, score)
  return score
}
