// fr: Tu gardes la matrice d’une grille et tu la redonnes : la même grille a pu changer depuis, il faut la regarder de
//     nouveau.
// en: You keep the matrix of a grid and give it again: the same grid may have changed since, so look at it afresh.

import { numeroter as construire, type Grille } from '../plateau.ts'

export * from '../plateau.ts'

const matrices = new WeakMap<Grille, number[][]>()

export function numeroter(grille: Grille): number[][] {
  const matrice = matrices.get(grille) ?? construire(grille)
  matrices.set(grille, matrice)
  return matrice
}
