// fr: Tu défais en jouant le même coup pour l’adversaire : la case jouée doit redevenir vide, pas changer de couleur.
// en: You undo by playing the same move for the adversary: the square played must be empty again, not change colour.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { jouer } from '../jouer-dejouer.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

export function dejouer(grille: Grille, couleur: Couleur, coup: Coup): void {
  jouer(grille, adversaire(couleur), coup)
}
