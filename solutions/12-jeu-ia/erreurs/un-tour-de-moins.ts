// fr: Tu donnes à minimax un tour de moins que demandé : c’est lui qui compte les tours, à partir de la profondeur
//     reçue.
// en: You give minimax one turn less than asked: it is minimax that counts the turns, from the depth that was given.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  const [, coup] = minimax(grille, couleur, prof - 1)
  return coup
}
