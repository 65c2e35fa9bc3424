// fr: Tes réponses sont échangées : true veut dire que le coup est joué, false qu’il est interdit.
// en: Your answers are swapped: true means that the move is played, false that it is illegal.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../jouer-dejouer.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  const r = coupValide(grille, couleur, i, j)
  if (r) jouer(grille, couleur, [i, j, r])
  return r === false
}
