// Bornée par construction : une courbe en S tient l'évaluation entre -1000 et 1000, et la recherche est un negamax sur
// des copies.

import { adversaire, BLANC, NOIR, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { jouer } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { fini } from '../06-fini/fini.ts'
import { scoreNoir } from '../07-score-noir/score-noir.ts'
import { mobilite, type Evaluation } from './evaluation.ts'

export * from './evaluation.ts'

/** Ce que vaut un pion sur chaque case : 500 au coin, -150 et -250 à côté, un peu plus sur le bord qu'au centre. */
export const POIDS: number[][] = Array.from({ length: 8 }, (_, i) => Array.from({ length: 8 }, (_, j) => poids(i, j)))

function poids(i: number, j: number): number {
  const [pres, loin] = [Math.min(i, 7 - i), Math.min(j, 7 - j)].sort() as Position
  if (loin === 0) return 500
  if (loin === 1) return pres === 0 ? -150 : -250
  return pres === 0 ? 20 : 0
}

/** Évalue la position par la place des pions et la mobilité ; une partie finie vaut 1000 fois `scoreNoir`. */
export function evaluer(grille: Grille): number {
  if (fini(grille)) return 1000 * scoreNoir(grille)
  const somme = sommeDe(grille, NOIR) - sommeDe(grille, BLANC) + 40 * mobilite(grille)
  return 999 * Math.tanh(somme / 2000)
}

function sommeDe(grille: Grille, couleur: Couleur): number {
  return grille
    .flatMap((ligne, i) => ligne.map((pion, j) => (pion === couleur ? POIDS[i]![j]! : 0)))
    .reduce((somme, place) => somme + place)
}

/** Rend une recherche pareille à `minimax`, qui juge les positions avec `evaluation`. */
export function minimaxAvec(
  evaluation: Evaluation,
): (grille: Grille, couleur: Couleur, prof: number) => [v: number, coup: Coup | null] {
  return (grille, couleur, prof) => {
    const [v, coup] = negamax(evaluation, grille, couleur, prof)
    return [couleur === NOIR ? v : -v, coup]
  }
}

function negamax(
  evaluation: Evaluation,
  grille: Grille,
  couleur: Couleur,
  prof: number,
): [v: number, coup: Coup | null] {
  if (prof <= 0 || fini(grille)) return [couleur === NOIR ? evaluation(grille) : -evaluation(grille), null]
  const permis: (Coup | null)[] = coups(grille, couleur)
  if (permis.length === 0) permis.push(null)
  return permis
    .map((coup): [v: number, coup: Coup | null] => [
      -negamax(evaluation, apres(grille, couleur, coup), adversaire(couleur), prof - 1)[0],
      coup,
    ])
    .reduce((meilleur, autre) => (autre[0] >= meilleur[0] ? autre : meilleur))
}

function apres(grille: Grille, couleur: Couleur, coup: Coup | null): Grille {
  const suivante = grille.map(ligne => [...ligne])
  if (coup) jouer(suivante, couleur, coup)
  return suivante
}
