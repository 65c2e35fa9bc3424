// fr: Dans tes deux comptes, les cases vides vont au vainqueur, comme en tournoi : ici, on ne compte que les pions.
// en: In your two counts the empty squares go to the winner, as in tournaments: here only discs are counted.

import { BLANC, NOIR, VIDE, type Case, type Grille } from '../../01-plateau/plateau.ts'

export * from '../score-noir.ts'

export function calculerScore(grille: Grille): { noir: number; blanc: number } {
  const compter = (valeur: Case) => grille.flat().filter(pion => pion === valeur).length
  const noir = compter(NOIR),
    blanc = compter(BLANC),
    vides = compter(VIDE)
  if (noir > blanc) return { noir: noir + vides, blanc }
  if (noir < blanc) return { noir, blanc: blanc + vides }
  return { noir: noir + vides / 2, blanc: blanc + vides / 2 }
}
