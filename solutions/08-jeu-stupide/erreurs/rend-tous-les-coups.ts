// fr: Tu rends toute la liste des coups : choisir, c’est en rendre un seul.
// en: You return the whole list of moves: to choose is to return only one.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuStupide(grille: Grille, couleur: Couleur): Coup[] | null {
  const permis = coups(grille, couleur)
  return permis.length > 0 ? permis : null
}
