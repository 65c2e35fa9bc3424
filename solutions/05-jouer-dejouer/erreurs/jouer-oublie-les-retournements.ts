// fr: Tu poses le pion sans rien retourner : les pions de la liste prennent ta couleur.
// en: You place the disc without turning anything over: the discs of the list take your colour.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [i, j]: Coup): void {
  grille[i]![j] = couleur
}
