// fr: Quand la partie continue, ta fonction fini ne répond rien : undefined n’est pas false.
// en: When the game goes on, your function fini answers nothing: undefined is not false.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../fini.ts'

export * from '../fini.ts'

export function fini(grille: Grille): boolean | undefined {
  if (!peut(grille, NOIR) && !peut(grille, BLANC)) return true
}
