// fr: Pour un coup interdit, tu lances une erreur : la réponse est false, et celui qui joue peut essayer une autre
//     case.
// en: For an illegal move you throw an error: the answer is false, and the player can try another square.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../jouer-dejouer.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  const r = coupValide(grille, couleur, i, j)
  if (!r) throw new Error('coup interdit')
  jouer(grille, couleur, [i, j, r])
  return true
}
