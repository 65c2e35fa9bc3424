// Coup par coup : jouer chacun de ses coups, demander à minimax ce que vaut la suite, et garder le dernier des
// meilleurs.

import { adversaire, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { dejouer, jouer } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { minimax } from '../11-minimax/minimax.ts'

/** Rend le coup que minimax choisit à la profondeur `prof`, ou `null` si `couleur` ne peut pas jouer. */
export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | null {
  let meilleure = -Infinity
  let choisi: Coup | null = null
  for (const coup of coups(grille, couleur)) {
    jouer(grille, couleur, coup)
    const [v] = minimax(grille, adversaire(couleur), prof - 1)
    dejouer(grille, couleur, coup)
    const pourMoi = couleur === NOIR ? v : -v
    if (pourMoi >= meilleure) {
      meilleure = pourMoi
      choisi = coup
    }
  }
  return choisi
}
