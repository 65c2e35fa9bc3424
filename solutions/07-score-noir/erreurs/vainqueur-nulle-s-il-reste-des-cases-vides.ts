// fr: Tu déclares nulle une partie arrêtée avant que le plateau soit plein : on y compte les pions comme dans les
//     autres.
// en: You call a draw a game that stopped before the board was full: discs are counted in it as in any other.

import { BLANC, NOIR, VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../score-noir.ts'

export * from '../score-noir.ts'

export function vainqueur(grille: Grille, dernier?: Couleur): Couleur | null {
  const score = scoreNoir(grille)
  if (grille.flat().includes(VIDE)) return null
  if (score === 0) return dernier ?? null
  return score > 0 ? NOIR : BLANC
}
