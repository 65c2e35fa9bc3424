// fr: Tu prends le premier coup sans regarder s’il y en a un : la liste des coups permis peut être vide, et la réponse
//     est alors null.
// en: You take the first move without looking whether there is one: the list of legal moves can be empty, and the
//     answer is then null.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuStupide(grille: Grille, couleur: Couleur): Coup | null {
  const [i, j, r] = coups(grille, couleur)[0]!
  return [i, j, r]
}
