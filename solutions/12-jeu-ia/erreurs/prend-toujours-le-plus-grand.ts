// fr: Tu gardes le coup de plus grande valeur pour les deux couleurs : la valeur est du côté de Noir, et Blanc veut la
//     plus petite.
// en: You keep the move of greatest value for both colours: the value is from Black’s side, and White wants the
//     smallest.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  let choisi: Coup | null = null
  let meilleure = -Infinity
  for (const coup of coups(grille, couleur)) {
    jouer(grille, couleur, coup)
    const [v] = minimax(grille, adversaire(couleur), prof - 1)
    dejouer(grille, couleur, coup)
    if (v > meilleure) {
      meilleure = v
      choisi = coup
    }
  }
  return choisi
}
