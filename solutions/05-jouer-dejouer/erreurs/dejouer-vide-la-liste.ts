// fr: Tu retires les pions de la liste à mesure que tu les rends : le coup doit rester entier, on peut vouloir le
//     rejouer.
// en: You take the discs out of the list as you give them back: the move must stay whole, one may want to play it
//     again.

import { adversaire, VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function dejouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  grille[i]![j] = VIDE
  while (r.length > 0) {
    const [x, y] = r.pop()!
    grille[x]![y] = adversaire(couleur)
  }
}
