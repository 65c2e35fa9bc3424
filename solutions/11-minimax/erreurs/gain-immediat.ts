// fr: Tu additionnes les pions gagnés à chaque coup au lieu de lire le score au bout : il faut jouer, puis demander la
//     valeur de la position.
// en: You add up the discs gained by each move instead of reading the score at the end: play, then ask for the value of
//     the position.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../minimax.ts'

export function minimax(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: Coup | null] {
  if (prof <= 0) return [scoreNoir(grille), null]
  const autre = adversaire(couleur)
  const permis = coups(grille, couleur)
  if (permis.length === 0) return [peut(grille, autre) ? minimax(grille, autre, prof - 1)[0] : scoreNoir(grille), null]
  let meilleur: [v: number, coup: Coup | null] = [couleur === NOIR ? -Infinity : Infinity, null]
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const gain = couleur === NOIR ? coup[2].length : -coup[2].length
    const v = gain + minimax(grille, autre, prof - 1)[0]
    dejouer(grille, couleur, coup)
    if (couleur === NOIR ? v > meilleur[0] : v < meilleur[0]) meilleur = [v, coup]
  }
  return meilleur
}
