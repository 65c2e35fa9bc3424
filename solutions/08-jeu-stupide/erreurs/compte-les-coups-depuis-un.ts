// fr: Tu prends le deuxième coup de la liste : une liste se compte depuis 0, et quand il n’y a qu’un coup, tu le
//     manques.
// en: You take the second move of the list: a list is counted from 0, and when there is only one move, you miss it.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuStupide(grille: Grille, couleur: Couleur): Coup | null {
  return coups(grille, couleur)[1] ?? null
}
