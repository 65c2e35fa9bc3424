// fr: Tu n’arrondis pas : hasard rend des nombres à virgule, et une liste n’a pas d’élément numéro 2.7.
// en: You do not round: hasard returns numbers with decimals, and a list has no element number 2.7.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  const permis = coups(grille, couleur)
  return permis[hasard() * permis.length] ?? null
}
