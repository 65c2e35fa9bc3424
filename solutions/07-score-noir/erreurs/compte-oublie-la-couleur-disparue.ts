// fr: Une couleur sans pion manque dans ta réponse : son compte doit y être, et valoir zéro.
// en: A colour without discs is missing from your answer: its count must be there, and be zero.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function calculerScore(grille: Grille): { noir?: number; blanc?: number } {
  const score: { noir?: number; blanc?: number } = {}
  for (const pion of grille.flat()) {
    if (pion === NOIR) score.noir = (score.noir ?? 0) + 1
    if (pion === BLANC) score.blanc = (score.blanc ?? 0) + 1
  }
  return score
}
