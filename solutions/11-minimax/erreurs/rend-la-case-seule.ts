// fr: Tu rends la case du coup sans les pions qu’il retourne : un coup est la ligne, la colonne et la liste des
//     retournés.
// en: You return the square of the move without the discs it turns over: a move is the row, the column and the list of
//     discs turned over.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../minimax.ts'

export function minimax(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: number[] | null] {
  if (prof <= 0) return [scoreNoir(grille), null]
  const autre = adversaire(couleur)
  const permis = coups(grille, couleur)
  if (permis.length === 0) return [peut(grille, autre) ? minimax(grille, autre, prof - 1)[0] : scoreNoir(grille), null]
  let meilleur: [v: number, coup: number[] | null] = [couleur === NOIR ? -Infinity : Infinity, null]
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const [v] = minimax(grille, autre, prof - 1)
    dejouer(grille, couleur, coup)
    if (couleur === NOIR ? v > meilleur[0] : v < meilleur[0]) meilleur = [v, [coup[0], coup[1]]]
  }
  return meilleur
}
