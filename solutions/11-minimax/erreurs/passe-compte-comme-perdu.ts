// fr: Un joueur qui n’a aucun coup garde chez toi la valeur de départ, infinie, comme s’il avait tout perdu : il passe,
//     et l’autre joue.
// en: A player with no move keeps your infinite starting value, as if everything were lost: the player passes, and the
//     other one plays.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { fini } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../minimax.ts'

export function minimax(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: Coup | null] {
  if (prof <= 0 || fini(grille)) return [scoreNoir(grille), null]
  let meilleur: [v: number, coup: Coup | null] = [couleur === NOIR ? -Infinity : Infinity, null]
  for (const coup of coups(grille, couleur)) {
    jouer(grille, couleur, coup)
    const [v] = minimax(grille, adversaire(couleur), prof - 1)
    dejouer(grille, couleur, coup)
    if (couleur === NOIR ? v > meilleur[0] : v < meilleur[0]) meilleur = [v, coup]
  }
  return meilleur
}
