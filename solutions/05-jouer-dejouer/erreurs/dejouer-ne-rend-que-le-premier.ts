// fr: Tu ne rends que le premier pion de la liste : tous ses pions reviennent à l’adversaire.
// en: You give back only the first disc of the list: all its discs go back to the adversary.

import { adversaire, VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function dejouer(grille: Grille, couleur: Couleur, [i, j, r]: Coup): void {
  grille[i]![j] = VIDE
  const [premier] = r
  if (premier) grille[premier[0]]![premier[1]] = adversaire(couleur)
}
