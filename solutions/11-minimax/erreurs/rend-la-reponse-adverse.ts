// fr: Tu ne rends jamais le coup que le joueur essaie : quand tu gardes une meilleure valeur, garde ce coup avec elle.
//     Celui que rend la suite de la recherche n’est pas le sien.
// en: You never return the move that the player tries: when you keep a better value, keep that move with it. The one
//     that the rest of the search returns is not the player’s.

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
    const suite = minimax(grille, autre, prof - 1)
    dejouer(grille, couleur, coup)
    if (couleur === NOIR ? suite[0] > meilleur[0] : suite[0] < meilleur[0]) meilleur = suite
  }
  return meilleur
}
