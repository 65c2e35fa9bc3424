// fr: Tu réponds true quand un coup existe, mais rien du tout quand il n’y en a pas : undefined n’est pas false.
// en: You answer true when there is a move, but nothing at all when there is none: undefined is not false.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../fini.ts'

export function peut(grille: Grille, couleur: Couleur): boolean | undefined {
  for (const coup of coups(grille, couleur)) {
    if (coup) return true
  }
}
