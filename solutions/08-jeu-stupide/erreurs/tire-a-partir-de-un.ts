// fr: Les numéros que tu tires vont de 1 au nombre de coups : une liste se compte depuis 0 ; arrondis vers le bas et
//     n’ajoute rien.
// en: The numbers you draw go from 1 to the number of moves: a list is counted from 0; round down and add nothing.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  const permis = coups(grille, couleur)
  return permis[Math.ceil(hasard() * permis.length)] ?? null
}
