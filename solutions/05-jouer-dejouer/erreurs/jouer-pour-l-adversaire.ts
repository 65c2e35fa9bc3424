// fr: Tu poses et retournes avec la couleur de l’adversaire : c’est la couleur reçue qui joue.
// en: You place and turn over with the colour of the adversary: it is the colour you are given that plays.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  grille[i]![j] = adversaire(couleur)
  for (const [x, y] of r) grille[x]![y] = adversaire(couleur)
}
