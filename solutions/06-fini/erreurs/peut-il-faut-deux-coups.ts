// fr: Quand il n’y a qu’un coup permis, tu réponds que l’on ne peut pas jouer : un seul suffit.
// en: When there is only one legal move you answer that one cannot play: a single one is enough.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../fini.ts'

export function peut(grille: Grille, couleur: Couleur): boolean {
  return coups(grille, couleur).length > 1
}
