// fr: Sans coup permis, jeuHasard rend undefined : la réponse demandée est null, et les deux ne sont pas la même
//     valeur.
// en: Without a legal move jeuHasard returns undefined: the answer asked for is null, and the two are not the same
//     value.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | undefined {
  const permis = coups(grille, couleur)
  return permis[Math.floor(hasard() * permis.length)]
}
