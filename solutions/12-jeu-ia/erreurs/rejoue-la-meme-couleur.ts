// fr: Après avoir essayé un coup, tu demandes la suite pour la même couleur : c’est à l’adversaire de répondre.
// en: After trying a move you ask for what follows with the same colour: the adversary is to answer.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  let choisi: Coup | null = null
  let meilleure = -Infinity
  for (const coup of coups(grille, couleur)) {
    jouer(grille, couleur, coup)
    const [v] = minimax(grille, couleur, prof - 1)
    dejouer(grille, couleur, coup)
    const pourMoi = couleur === NOIR ? v : -v
    if (pourMoi > meilleure) {
      meilleure = pourMoi
      choisi = coup
    }
  }
  return choisi
}
