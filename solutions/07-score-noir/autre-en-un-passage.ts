// En un passage : un seul parcours de la grille, où la valeur de chaque case dit quel compteur avancer.

import { BLANC, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'

/** Rend le nombre de pions noirs moins le nombre de pions blancs. */
export function scoreNoir(grille: Grille): number {
  const points = [0, 1, -1]
  return grille.flat().reduce<number>((total, pion) => total + points[pion]!, 0)
}

/** Rend le nombre de pions de chaque couleur. */
export function calculerScore(grille: Grille): { noir: number; blanc: number } {
  const nombre = [0, 0, 0]
  for (const ligne of grille) {
    for (const pion of ligne) nombre[pion]!++
  }
  return { blanc: nombre[BLANC]!, noir: nombre[NOIR]! }
}

/** Rend la couleur qui a le plus de pions ; à égalité, `dernier` s'il est donné, sinon `null`. */
export function vainqueur(grille: Grille, dernier?: Couleur): Couleur | null {
  const { noir, blanc } = calculerScore(grille)
  if (noir > blanc) return NOIR
  if (blanc > noir) return BLANC
  return dernier ?? null
}
