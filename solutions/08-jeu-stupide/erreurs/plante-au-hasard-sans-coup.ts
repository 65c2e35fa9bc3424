// fr: jeuHasard tire dans la liste sans regarder si elle est vide : sans coup permis, la réponse est null.
// en: jeuHasard draws from the list without looking whether it is empty: without a legal move the answer is null.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  const permis = coups(grille, couleur)
  const [i, j, r] = permis[Math.floor(hasard() * permis.length)]!
  return [i, j, r]
}
