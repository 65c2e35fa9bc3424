// fr: Tu cherches toujours les coups de Noir : c’est la couleur reçue qui joue.
// en: You always look for Black’s moves: the colour you are given is the one that plays.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuStupide(grille: Grille, _couleur: Couleur): Coup | null {
  return coups(grille, NOIR)[0] ?? null
}
