// fr: Tu ranges l’évaluation dans une variable commune : la dernière reçue juge alors pour toutes les recherches, au
//     lieu que chacune garde la sienne.
// en: You store the evaluation in a shared variable: the last one given then judges for every search, instead of each
//     keeping its own.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import type { Evaluation } from '../evaluation.ts'

export * from '../evaluation.ts'

let actuelle: Evaluation

export function minimaxAvec(
  evaluation: Evaluation,
): (grille: Grille, couleur: Couleur, prof: number) => [v: number, coup: Coup | null] {
  actuelle = evaluation
  return chercher
}

function chercher(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: Coup | null] {
  if (prof <= 0) return [actuelle(grille), null]
  const autre = adversaire(couleur)
  const permis = coups(grille, couleur)
  if (permis.length === 0) return [peut(grille, autre) ? chercher(grille, autre, prof - 1)[0] : actuelle(grille), null]
  let meilleur: [v: number, coup: Coup | null] = [couleur === NOIR ? -Infinity : Infinity, null]
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const [v] = chercher(grille, autre, prof - 1)
    dejouer(grille, couleur, coup)
    if (couleur === NOIR ? v > meilleur[0] : v < meilleur[0]) meilleur = [v, coup]
  }
  return meilleur
}
