// fr: Tu ne rends que la valeur : il faut aussi le coup qui y mène, dans un tableau de deux éléments.
// en: You return only the value: the move that leads to it is needed too, in an array of two elements.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../minimax.ts'

export function minimax(grille: Grille, couleur: Couleur, prof: number): number {
  if (prof <= 0) return scoreNoir(grille)
  const autre = adversaire(couleur)
  const permis = coups(grille, couleur)
  if (permis.length === 0) return peut(grille, autre) ? minimax(grille, autre, prof - 1) : scoreNoir(grille)
  let meilleur = couleur === NOIR ? -Infinity : Infinity
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const v = minimax(grille, autre, prof - 1)
    dejouer(grille, couleur, coup)
    meilleur = couleur === NOIR ? Math.max(meilleur, v) : Math.min(meilleur, v)
  }
  return meilleur
}
