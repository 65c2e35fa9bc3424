// fr: Tu essaies les coups sans les déjouer : chacun reste sur la grille, et le suivant part d’une fausse position.
// en: You try the moves without undoing them: each stays on the grid, and the next one starts from a wrong position.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  let choisi: Coup | null = null
  let meilleure = -Infinity
  for (const coup of coups(grille, couleur)) {
    jouer(grille, couleur, coup)
    const [v] = minimax(grille, adversaire(couleur), prof - 1)
    const pourMoi = couleur === NOIR ? v : -v
    if (pourMoi > meilleure) {
      meilleure = pourMoi
      choisi = coup
    }
  }
  return choisi
}
