// fr: Tu ajoutes la case jouée à la liste du coup : le coup doit rester comme il était, sinon le défaire remettrait là
//     un pion.
// en: You add the square played to the list of the move: the move must stay as it was, otherwise undoing it would put a
//     disc there.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  r.push([i, j])
  for (const [x, y] of r) grille[x]![y] = couleur
}
