// fr: Tu changes le signe de l’évaluation quand c’est à Blanc : elle est toujours du côté de Noir.
// en: You change the sign of the evaluation when White is to play: it is always from Black’s side.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import type { Evaluation } from '../evaluation.ts'

export * from '../evaluation.ts'

export function minimaxAvec(
  evaluation: Evaluation,
): (grille: Grille, couleur: Couleur, prof: number) => [v: number, coup: Coup | null] {
  return function chercher(grille, couleur, prof): [v: number, coup: Coup | null] {
    if (prof <= 0) return [couleur === NOIR ? evaluation(grille) : -evaluation(grille), null]
    const autre = adversaire(couleur)
    const permis = coups(grille, couleur)
    if (permis.length === 0)
      return [peut(grille, autre) ? chercher(grille, autre, prof - 1)[0] : evaluation(grille), null]
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
