// fr: Ta soustraction est à l’envers : ce sont les pions noirs moins les pions blancs, pour que le score soit positif
//     quand Noir mène.
// en: Your subtraction is the wrong way round: it is the black discs minus the white ones, so that the score is
//     positive when Black leads.

import type { Grille } from '../../01-plateau/plateau.ts'
import { calculerScore } from '../score-noir.ts'

export * from '../score-noir.ts'

export function scoreNoir(grille: Grille): number {
  const { noir, blanc } = calculerScore(grille)
  return blanc - noir
}
