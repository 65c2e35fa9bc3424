// fr: Tu remets la position de départ : défaire un coup ne revient qu’un coup en arrière.
// en: You set up the start again: to undo a move goes back by one move only.

import { creerPlateau, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function dejouer(grille: Grille, couleur: Couleur, coup: Coup): void {
  grille.splice(0, 8, ...creerPlateau())
}
