// fr: Tu marques toutes les cases vides : un coup n’est permis que s’il retourne au moins un pion.
// en: You mark all the empty squares: a move is legal only if it turns over at least one disc.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE, type Legende } from '../../02-notation/notation.ts'

export * from '../coups.ts'

export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  return ecrireGrille(grille, couleur, legende).replaceAll(legende.vide, '0')
}
