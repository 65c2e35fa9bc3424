// fr: Tu arrêtes la partie dès qu’un des deux joueurs est bloqué : elle ne finit que si les deux le sont en même temps.
// en: You stop the game as soon as one of the two players is blocked: it ends only if both are at the same time.

import { BLANC, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../fini.ts'

export * from '../fini.ts'

export function fini(grille: Grille): boolean {
  return !peut(grille, NOIR) || !peut(grille, BLANC)
}
