// fr: Tu attends que le plateau soit plein : la partie finit aussi quand il reste des cases vides où personne ne peut
//     jouer.
// en: You wait until the board is full: the game also ends when the empty squares left can be played by nobody.

import { VIDE, type Grille } from '../../01-plateau/plateau.ts'

export * from '../fini.ts'

export function fini(grille: Grille): boolean {
  return grille.every(ligne => !ligne.includes(VIDE))
}
