// fr: Tu t’arrêtes dès que l’un des deux joueurs est bloqué, même si celui qui doit jouer a des coups : la partie finit
//     quand aucun des deux ne peut jouer.
// en: You stop as soon as one of the two players is blocked, even if the one to play has moves: the game is over when
//     neither of them can play.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../minimax.ts'

export function minimax(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: Coup | null] {
  const autre = adversaire(couleur)
  if (prof <= 0 || !peut(grille, couleur) || !peut(grille, autre)) return [scoreNoir(grille), null]
  let meilleur: [v: number, coup: Coup | null] = [couleur === NOIR ? -Infinity : Infinity, null]
  for (const coup of coups(grille, couleur)) {
    jouer(grille, couleur, coup)
    const [v] = minimax(grille, autre, prof - 1)
    dejouer(grille, couleur, coup)
    if (couleur === NOIR ? v > meilleur[0] : v < meilleur[0]) meilleur = [v, coup]
  }
  return meilleur
}
