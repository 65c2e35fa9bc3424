// fr: Tu demandes si la liste des coups existe : même vide, une liste vaut vrai. C’est son nombre d’éléments qui
//     compte.
// en: You ask whether the list of moves exists: even empty, a list counts as true. It is its number of elements that
//     matters.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../fini.ts'

export function peut(grille: Grille, couleur: Couleur): boolean {
  return coups(grille, couleur) ? true : false
}
