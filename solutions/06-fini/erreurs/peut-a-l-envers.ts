// fr: Ta réponse est à l’envers : true veut dire qu’il y a au moins un coup permis.
// en: Your answer is the wrong way round: true means that there is at least one legal move.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../fini.ts'

export function peut(grille: Grille, couleur: Couleur): boolean {
  return coups(grille, couleur).length === 0
}
