// fr: Le dernier coup de la liste ne sort jamais, sauf s’il est seul : hasard est toujours plus petit que 1, n’enlève
//     rien de plus.
// en: The last move of the list never comes out, except when alone: hasard is always smaller than 1, take nothing more
//     away.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  const permis = coups(grille, couleur)
  return permis[Math.floor(hasard() * (permis.length - 1))] ?? null
}
