// Negamax : un seul cas au lieu de deux ; la valeur est du côté de qui joue, et change de signe à chaque tour.

import { adversaire, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { dejouer, jouer } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../06-fini/fini.ts'
import { scoreNoir } from '../07-score-noir/score-noir.ts'

/**
 * Rend la valeur de la position pour Noir, `prof` tours plus loin si chacun joue au mieux, et un coup de `couleur` qui
 * y mène.
 */
export function minimax(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: Coup | null] {
  const [v, coup] = negamax(grille, couleur, prof)
  return [signe(couleur) * v, coup]
}

/** La même chose du côté de `couleur` : chacun cherche le plus grand, car ce que l'un gagne, l'autre le perd. */
function negamax(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: Coup | null] {
  const autre = adversaire(couleur)
  const permis = prof > 0 ? coups(grille, couleur) : []
  if (permis.length === 0) {
    const passe = prof > 0 && peut(grille, autre)
    return [passe ? -negamax(grille, autre, prof - 1)[0] : signe(couleur) * scoreNoir(grille), null]
  }
  let meilleur: [v: number, coup: Coup | null] = [-Infinity, null]
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const v = -negamax(grille, autre, prof - 1)[0]
    dejouer(grille, couleur, coup)
    if (v > meilleur[0]) meilleur = [v, coup]
  }
  return meilleur
}

function signe(couleur: Couleur): 1 | -1 {
  return couleur === NOIR ? 1 : -1
}
