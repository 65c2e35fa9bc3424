// fr: Partout, tu donnes les cases vides au vainqueur, comme en tournoi : ici, ni les comptes ni le score ne les
//     prennent.
// en: Everywhere you give the empty squares to the winner, as in tournaments: here neither the counts nor the score
//     include them.

import { BLANC, NOIR, VIDE, type Case, type Couleur, type Grille } from '../../01-plateau/plateau.ts'

export function calculerScore(grille: Grille): { noir: number; blanc: number } {
  const compter = (valeur: Case) => grille.flat().filter(pion => pion === valeur).length
  const noir = compter(NOIR),
    blanc = compter(BLANC),
    vides = compter(VIDE)
  if (noir > blanc) return { noir: noir + vides, blanc }
  if (noir < blanc) return { noir, blanc: blanc + vides }
  return { noir: noir + vides / 2, blanc: blanc + vides / 2 }
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
