// fr: Tu retires les pions de la liste à mesure que tu les retournes : le coup doit rester entier, il servira à
//     défaire.
// en: You take the discs out of the list as you turn them over: the move must stay whole, it will be needed to undo.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  grille[i]![j] = couleur
  while (r.length > 0) {
    const [x, y] = r.pop()!
    grille[x]![y] = couleur
  }
}
