// fr: Tu rends toutes les cases vides : un coup n’est permis que s’il retourne au moins un pion.
// en: You return all the empty squares: a move is legal only if it turns over at least one disc.

import { VIDE, type Couleur, type Grille, type Position } from '../../01-plateau/plateau.ts'

export * from '../coups.ts'

export function trouverCoupsValides(grille: Grille, couleur: Couleur): Position[] {
  return grille.flatMap((ligne, i) => ligne.flatMap((valeur, j): Position[] => (valeur === VIDE ? [[i, j]] : [])))
}
