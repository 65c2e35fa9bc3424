// fr: Tu joues le coup pour savoir s’il est permis, et tu le laisses sur la grille : regarder ne doit rien changer.
// en: You play the move to find out whether it is legal, and you leave it on the grid: looking must not change
//     anything.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'

export * from '../fini.ts'

export function peut(grille: Grille, couleur: Couleur): boolean {
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      if (jouerCoup(grille, couleur, i, j)) return true
    }
  }
  return false
}
