// fr: Tu réponds par la liste des pions retournés : on attend true ou false.
// en: You answer with the list of the discs turned over: true or false is expected.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../jouer-dejouer.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): Position[] | false {
  const r = coupValide(grille, couleur, i, j)
  if (r) jouer(grille, couleur, [i, j, r])
  return r
}
