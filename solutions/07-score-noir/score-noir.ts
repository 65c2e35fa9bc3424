// Étape 07 : compter les pions, et dire qui gagne.

import { BLANC, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'

/** Rend le nombre de pions noirs moins le nombre de pions blancs. */
export function scoreNoir(grille: Grille): number {
  const { noir, blanc } = calculerScore(grille)
  return noir - blanc
}

/** Rend le nombre de pions de chaque couleur. */
export function calculerScore(grille: Grille): { noir: number; blanc: number } {
  const score = { noir: 0, blanc: 0 }
  for (const ligne of grille) {
    for (const pion of ligne) {
      if (pion === NOIR) score.noir++
      if (pion === BLANC) score.blanc++
    }
  }
  return score
}

/** Rend la couleur qui a le plus de pions ; à égalité, `dernier` s'il est donné, sinon `null`. */
export function vainqueur(grille: Grille, dernier?: Couleur): Couleur | null {
  const score = scoreNoir(grille)
  if (score === 0) return dernier ?? null
  return score > 0 ? NOIR : BLANC
}
