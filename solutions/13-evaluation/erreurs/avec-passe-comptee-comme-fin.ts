// fr: Quand le joueur doit passer, tu juges la position tout de suite : la recherche continue avec l’adversaire.
// en: When the player must pass you judge the position at once: the search goes on with the adversary.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import type { Evaluation } from '../evaluation.ts'

export * from '../evaluation.ts'

export function minimaxAvec(
  evaluation: Evaluation,
): (grille: Grille, couleur: Couleur, prof: number) => [v: number, coup: Coup | null] {
  return function chercher(grille, couleur, prof): [v: number, coup: Coup | null] {
    if (prof <= 0) return [evaluation(grille), null]
    const autre = adversaire(couleur)
    const permis = coups(grille, couleur)
    if (permis.length === 0) return [evaluation(grille), null]
    let meilleur: [v: number, coup: Coup | null] = [couleur === NOIR ? -Infinity : Infinity, null]
    for (const coup of permis) {
      jouer(grille, couleur, coup)
      const [v] = chercher(grille, autre, prof - 1)
      dejouer(grille, couleur, coup)
      if (couleur === NOIR ? v > meilleur[0] : v < meilleur[0]) meilleur = [v, coup]
    }
    return meilleur
  }
}
