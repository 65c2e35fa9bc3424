// fr: Tu cherches toujours les coups de Noir : c’est la couleur reçue qui demande si elle peut jouer.
// en: You always look for Black’s moves: it is the colour you are given that asks whether it can play.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../fini.ts'

export function peut(grille: Grille, _couleur: Couleur): boolean {
  return coups(grille, NOIR).length > 0
}
