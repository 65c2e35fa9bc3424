// fr: Tu rends la liste des coups : la question n’appelle que oui ou non, true ou false.
// en: You return the list of moves: the question only calls for yes or no, true or false.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../fini.ts'

export function peut(grille: Grille, couleur: Couleur): Coup[] {
  return coups(grille, couleur)
}
