// fr: Tu rends un coup de l’adversaire : la couleur reçue est celle qui joue.
// en: You return a move of the adversary: the colour you are given is the one that plays.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuStupide(grille: Grille, couleur: Couleur): Coup | null {
  return coups(grille, adversaire(couleur))[0] ?? null
}
