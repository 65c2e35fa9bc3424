// fr: Une fois le coup joué, tu ne réponds rien : la réponse est alors true.
// en: Once the move is played you answer nothing: the answer is then true.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../jouer-dejouer.ts'

export * from '../jouer-dejouer.ts'

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): false | void {
  const r = coupValide(grille, couleur, i, j)
  if (!r) return false
  jouer(grille, couleur, [i, j, r])
}
