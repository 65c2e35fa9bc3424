// fr: Tu joues le coup sans rien répondre : la réponse est true ou false.
// en: You play the move and answer nothing: the answer is true or false.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../jouer-dejouer.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): void {
  const r = coupValide(grille, couleur, i, j)
  if (r) jouer(grille, couleur, [i, j, r])
}
