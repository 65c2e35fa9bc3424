// fr: Tu comptes du côté de celui qui joue, mais sans changer de signe en remontant : ce qui est bon pour l’un est
//     mauvais pour l’autre.
// en: You count from the side of whoever plays, but without changing the sign on the way back: what is good for one
//     player is bad for the other.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../minimax.ts'

export function minimax(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: Coup | null] {
  const [v, coup] = chercher(grille, couleur, prof)
  return [couleur === NOIR ? v : -v, coup]
}

function chercher(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: Coup | null] {
  const score = couleur === NOIR ? scoreNoir(grille) : -scoreNoir(grille)
  if (prof <= 0) return [score, null]
  const autre = adversaire(couleur)
  const permis = coups(grille, couleur)
  if (permis.length === 0) return [peut(grille, autre) ? chercher(grille, autre, prof - 1)[0] : score, null]
  let meilleur: [v: number, coup: Coup | null] = [-Infinity, null]
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const [v] = chercher(grille, autre, prof - 1)
    dejouer(grille, couleur, coup)
    if (v > meilleur[0]) meilleur = [v, coup]
  }
  return meilleur
}
