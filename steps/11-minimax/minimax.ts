// Étape 11 : prévoir les coups avec minimax.

import { adversaire, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { dejouer, jouer } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../06-fini/fini.ts'
import { scoreNoir } from '../07-score-noir/score-noir.ts'

/**
 * Rend la valeur de la position pour Noir, `prof` tours plus loin si chacun joue au mieux, et un coup de `couleur` qui
 * y mène.
 */
export function minimax(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: Coup | null] {
  throw new Error('À FAIRE : minimax')
}
