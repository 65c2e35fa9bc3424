// fr: Tu cherches les coups de l’adversaire : la question porte sur la couleur reçue elle-même.
// en: You look for the adversary’s moves: the question is about the very colour you are given.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../fini.ts'

export function peut(grille: Grille, couleur: Couleur): boolean {
  return coups(grille, adversaire(couleur)).length > 0
}
