// fr: Ta meilleure valeur part du score de la position présente : un coup peut laisser moins bien que maintenant et
//     rester le meilleur.
// en: Your best value starts at the score of the present position: a move may leave things worse than now and still be
//     the best.

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
  let meilleur: [v: number, coup: Coup | null] = [scoreNoir(grille), null]
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const [v] = minimax(grille, autre, prof - 1)
    dejouer(grille, couleur, coup)
    if (couleur === NOIR ? v > meilleur[0] : v < meilleur[0]) meilleur = [v, coup]
  }
  return meilleur
}
