// fr: Tu calcules avec hasard lui-même au lieu de l’appeler : c’est une fonction, et c’est elle qui rend le nombre.
// en: You compute with hasard itself instead of calling it: it is a function, and it is what returns the number.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  const permis = coups(grille, couleur)
  return permis[Math.floor(Number(hasard) * permis.length)]!
}
