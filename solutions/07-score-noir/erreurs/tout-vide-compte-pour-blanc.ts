// fr: Tes comptes prennent les cases vides pour des pions blancs, et tout ce qui s’en sert est faux avec eux.
// en: Your counts take the empty squares for white discs, and all that uses them is wrong with them.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'

export function calculerScore(grille: Grille): { noir: number; blanc: number } {
  let noir = 0,
    blanc = 0
  for (const pion of grille.flat()) {
    if (pion === NOIR) noir++
    else blanc++
  }
  return { noir, blanc }
}

export function scoreNoir(grille: Grille): number {
  const { noir, blanc } = calculerScore(grille)
  return noir - blanc
}

export function vainqueur(grille: Grille, dernier?: Couleur): Couleur | null {
  const { noir, blanc } = calculerScore(grille)
  if (noir === blanc) return dernier ?? null
  return noir > blanc ? NOIR : BLANC
}
