// fr: Tu rends une liste de retournés vide : le coup choisi garde avec lui les pions qu’il retourne.
// en: You return an empty list of discs: the move you choose keeps with it the discs that it turns over.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuStupide(grille: Grille, couleur: Couleur): Coup | null {
  const premier = coups(grille, couleur)[0]
  return premier ? [premier[0], premier[1], []] : null
}
