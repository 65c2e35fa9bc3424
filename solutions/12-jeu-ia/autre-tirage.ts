// Le tirage : entre deux coups de même valeur, laisser choisir le hasard, pour ne pas rejouer toujours la même partie.

import { adversaire, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { dejouer, jouer } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { minimax } from '../11-minimax/minimax.ts'

/**
 * Rend l'un des coups que minimax estime les meilleurs à la profondeur `prof`, ou `null` si `couleur` ne peut pas
 * jouer.
 */
export function jeuIA(grille: Grille, couleur: Couleur, prof = 3, hasard: () => number = Math.random): Coup | null {
  const [v] = minimax(grille, couleur, prof)
  const egaux = coups(grille, couleur).filter(coup => valeurApres(grille, couleur, coup, prof - 1) === v)
  return egaux[Math.floor(hasard() * egaux.length)] ?? null
}

function valeurApres(grille: Grille, couleur: Couleur, coup: Coup, prof: number): number {
  jouer(grille, couleur, coup)
  const [v] = minimax(grille, adversaire(couleur), prof)
  dejouer(grille, couleur, coup)
  return v
}
