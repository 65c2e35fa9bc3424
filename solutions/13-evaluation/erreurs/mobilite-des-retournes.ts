// fr: Tu comptes les pions que les coups retournent : la mobilité compte les coups eux-mêmes.
// en: You count the discs that the moves turn over: mobility counts the moves themselves.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../evaluation.ts'

export function mobilite(grille: Grille): number {
  const retournes = (couleur: Couleur) => coups(grille, couleur).reduce((somme, [, , r]) => somme + r.length, 0)
  return retournes(NOIR) - retournes(BLANC)
}
