// fr: Tu réponds toujours true : un coup interdit a pour réponse false.
// en: You always answer true: the answer to an illegal move is false.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../jouer-dejouer.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  const r = coupValide(grille, couleur, i, j)
  if (r) jouer(grille, couleur, [i, j, r])
  return true
}
