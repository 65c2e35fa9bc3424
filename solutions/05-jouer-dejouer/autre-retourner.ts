// Le geste du joueur : retourner un pion, c'est montrer son autre face, à l'aller comme au retour.

import { adversaire, VIDE, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'

/** Joue le coup de `couleur` sur la grille : pose le pion et retourne ceux du coup. */
export function jouer(grille: Grille, couleur: Couleur, coup: Coup): void {
  const [i, j, r] = coup
  grille[i]![j] = couleur
  r.forEach(position => retourner(grille, position))
}

/** Défait exactement ce que `jouer` a fait avec les mêmes arguments. */
export function dejouer(grille: Grille, couleur: Couleur, coup: Coup): void {
  const [i, j, r] = coup
  r.forEach(position => retourner(grille, position))
  grille[i]![j] = VIDE
}

/** Joue en (i, j) si le coup est permis, et dit s'il l'était ; sinon la grille ne change pas. */
export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  const coup = coups(grille, couleur).find(([x, y]) => x === i && y === j)
  if (coup) jouer(grille, couleur, coup)
  return coup !== undefined
}

function retourner(grille: Grille, [x, y]: Position): void {
  const pion = grille[x]![y]!
  if (pion !== VIDE) grille[x]![y] = adversaire(pion)
}
