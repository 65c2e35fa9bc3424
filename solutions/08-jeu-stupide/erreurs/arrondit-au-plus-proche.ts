// fr: Tu arrondis au nombre le plus proche : près de 1, le numéro tiré dépasse la fin de la liste ; il faut arrondir
//     vers le bas.
// en: You round to the nearest number: close to 1 the number drawn is past the end of the list; it takes rounding down.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  const permis = coups(grille, couleur)
  return permis[Math.round(hasard() * permis.length)] ?? null
}
