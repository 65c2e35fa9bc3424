// fr: Une couleur sans pion n’a pas de compte du tout, et la soustraction ne donne plus un nombre : un compte commence
//     à zéro.
// en: A colour without discs has no count at all, and the subtraction no longer gives a number: a count starts at zero.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'

export function calculerScore(grille: Grille): Record<string, number> {
  const score: Record<string, number> = {}
  for (const pion of grille.flat()) {
    if (pion === NOIR) score.noir = (score.noir ?? 0) + 1
    if (pion === BLANC) score.blanc = (score.blanc ?? 0) + 1
  }
  return score
}

export function scoreNoir(grille: Grille): number {
  const { noir, blanc } = calculerScore(grille)
  return noir! - blanc!
}

export function vainqueur(grille: Grille, dernier?: Couleur): Couleur | null {
  const score = scoreNoir(grille)
  if (score === 0) return dernier ?? null
  return score > 0 ? NOIR : BLANC
}
