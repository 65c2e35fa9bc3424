// fr: Tu ne rends null que sur un plateau plein : la partie finit aussi quand les deux joueurs sont bloqués.
// en: You return null only on a full board: the game also ends when both players are blocked.

import { adversaire, VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../fini.ts'

export * from '../fini.ts'

export function auTourDe(grille: Grille, dernier: Couleur): Couleur | null {
  if (!grille.flat().includes(VIDE)) return null
  return peut(grille, adversaire(dernier)) ? adversaire(dernier) : dernier
}
