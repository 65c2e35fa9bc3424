// fr: Tu essaies chaque coup, puis tu cherches encore à la profondeur entière : le coup essayé compte déjà pour un
//     tour.
// en: You try each move, then search on to the full depth: the move you try already counts as one turn.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  let choisi: Coup | null = null
  let meilleure = -Infinity
  for (const coup of coups(grille, couleur)) {
    jouer(grille, couleur, coup)
    const [v] = minimax(grille, adversaire(couleur), prof)
    dejouer(grille, couleur, coup)
    const pourMoi = couleur === NOIR ? v : -v
    if (pourMoi > meilleure) {
      meilleure = pourMoi
      choisi = coup
    }
  }
  return choisi
}
