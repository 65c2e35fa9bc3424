// fr: Tu prends le coup qui retourne le plus de pions, sans prévoir la réponse : c’est minimax qui choisit, à la
//     profondeur demandée.
// en: You take the move that turns over the most discs, without foreseeing the answer: minimax chooses, at the depth
//     asked for.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  let choisi: Coup | null = null
  for (const coup of coups(grille, couleur)) {
    if (!choisi || coup[2].length > choisi[2].length) choisi = coup
  }
  return choisi
}
