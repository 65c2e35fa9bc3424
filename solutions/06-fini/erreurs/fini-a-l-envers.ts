// fr: Tu dis si la partie continue : true veut dire qu’elle est finie, donc que personne ne peut plus jouer.
// en: You say whether the game goes on: true means that it is over, that is, that nobody can play any more.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../fini.ts'

export * from '../fini.ts'

export function fini(grille: Grille): boolean {
  return peut(grille, NOIR) || peut(grille, BLANC)
}
