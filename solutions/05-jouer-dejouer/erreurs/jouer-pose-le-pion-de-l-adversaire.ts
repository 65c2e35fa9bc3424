// fr: Tu poses un pion de l’adversaire : seuls les pions retournés étaient à lui, celui que tu poses est à toi.
// en: You place a disc of the adversary: only the discs turned over were theirs, the one you place is yours.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function jouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  grille[i]![j] = adversaire(couleur)
  for (const [x, y] of r) grille[x]![y] = couleur
}
