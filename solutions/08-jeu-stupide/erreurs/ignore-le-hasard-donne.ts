// fr: Tu tires avec Math.random même quand on te donne hasard : les mêmes nombres doivent redonner les mêmes coups.
// en: You draw with Math.random even when hasard is given: the same numbers must give the same moves again.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, _hasard: () => number = Math.random): Coup | null {
  const permis = coups(grille, couleur)
  return permis[Math.floor(Math.random() * permis.length)] ?? null
}
