// Étape 07 : compter les pions, et dire qui gagne.

import { BLANC, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'

/** Rend le nombre de pions noirs moins le nombre de pions blancs. */
export function scoreNoir(grille: Grille): number {
  throw new Error('À FAIRE : scoreNoir')
}

/** Rend le nombre de pions de chaque couleur. */
export function calculerScore(grille: Grille): { noir: number; blanc: number } {
  throw new Error('À FAIRE : calculerScore')
}

/** Rend la couleur qui a le plus de pions ; à égalité, `dernier` s'il est donné, sinon `null`. */
export function vainqueur(grille: Grille, dernier?: Couleur): Couleur | null {
  throw new Error('À FAIRE : vainqueur')
}
