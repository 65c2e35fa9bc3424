// fr: Tu regardes si la couleur a des pions sur le plateau : on peut en avoir beaucoup et n’avoir aucun coup permis.
// en: You look whether the colour has discs on the board: one may have many of them and not a single legal move.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'

export * from '../fini.ts'

export function peut(grille: Grille, couleur: Couleur): boolean {
  for (const ligne of grille) {
    for (const pion of ligne) {
      if (pion === couleur) return true
    }
  }
  return false
}
