// Sans rien modifier : chaque coup se joue sur une copie de la grille, les branches forment une liste, et l'on garde la
// meilleure.

import { adversaire, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { jouer } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { fini } from '../06-fini/fini.ts'
import { scoreNoir } from '../07-score-noir/score-noir.ts'

type Branche = [v: number, coup: Coup | null]

/**
 * Rend la valeur de la position pour Noir, `prof` tours plus loin si chacun joue au mieux, et un coup de `couleur` qui
 * y mène.
 */
export function minimax(grille: Grille, couleur: Couleur, prof: number): Branche {
  if (prof <= 0 || fini(grille)) return [scoreNoir(grille), null]
  const permis = coups(grille, couleur)
  const suites: (Coup | null)[] = permis.length > 0 ? permis : [null]
  const branches = suites.map((coup): Branche => [
    minimax(apres(grille, couleur, coup), adversaire(couleur), prof - 1)[0],
    coup,
  ])
  return branches.reduce((une, autre) => (prefere(couleur, une[0], autre[0]) ? une : autre))
}

/** La grille après le coup, ou la même quand le joueur passe. */
function apres(grille: Grille, couleur: Couleur, coup: Coup | null): Grille {
  const suivante = grille.map(ligne => [...ligne])
  if (coup) jouer(suivante, couleur, coup)
  return suivante
}

function prefere(couleur: Couleur, v: number, w: number): boolean {
  return couleur === NOIR ? v >= w : v <= w
}
