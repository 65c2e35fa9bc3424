// fr: jeuHasard tire toujours parmi les coups de Noir : c’est la couleur reçue qui joue.
// en: jeuHasard always draws among Black’s moves: the colour you are given is the one that plays.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, _couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  const permis = coups(grille, NOIR)
  return permis[Math.floor(hasard() * permis.length)] ?? null
}
