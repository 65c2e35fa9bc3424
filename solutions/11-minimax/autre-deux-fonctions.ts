// Deux fonctions qui s'appellent l'une l'autre, une par joueur ; à valeur égale, c'est le dernier coup essayé qui
// reste.

import { BLANC, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { dejouer, jouer } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { scoreNoir } from '../07-score-noir/score-noir.ts'

/**
 * Rend la valeur de la position pour Noir, `prof` tours plus loin si chacun joue au mieux, et un coup de `couleur` qui
 * y mène.
 */
export function minimax(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: Coup | null] {
  return couleur === NOIR ? tourDeNoir(grille, prof) : tourDeBlanc(grille, prof)
}

function tourDeNoir(grille: Grille, prof: number): [v: number, coup: Coup | null] {
  if (prof <= 0) return [scoreNoir(grille), null]
  let plusGrand = -Infinity
  let choisi: Coup | null = null
  for (const coup of coups(grille, NOIR)) {
    jouer(grille, NOIR, coup)
    const [v] = tourDeBlanc(grille, prof - 1)
    dejouer(grille, NOIR, coup)
    if (v >= plusGrand) [plusGrand, choisi] = [v, coup]
  }
  // Passer, même à la fin de la partie : chaque passe use un tour, et le score ne bouge plus.
  return choisi ? [plusGrand, choisi] : [tourDeBlanc(grille, prof - 1)[0], null]
}

function tourDeBlanc(grille: Grille, prof: number): [v: number, coup: Coup | null] {
  if (prof <= 0) return [scoreNoir(grille), null]
  let plusPetit = Infinity
  let choisi: Coup | null = null
  for (const coup of coups(grille, BLANC)) {
    jouer(grille, BLANC, coup)
    const [v] = tourDeNoir(grille, prof - 1)
    dejouer(grille, BLANC, coup)
    if (v <= plusPetit) [plusPetit, choisi] = [v, coup]
  }
  return choisi ? [plusPetit, choisi] : [tourDeNoir(grille, prof - 1)[0], null]
}
