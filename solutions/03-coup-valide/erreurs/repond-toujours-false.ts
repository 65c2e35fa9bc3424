// fr: Ta fonction répond false partout : aucun coup n’est jamais permis, pas même le premier de la partie.
// en: Your function answers false everywhere: no move is ever legal, not even the first one of the game.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'

export function coupValide(grille: Grille, couleur: Couleur, i: number, j: number): Position[] | false {
  return false
}
