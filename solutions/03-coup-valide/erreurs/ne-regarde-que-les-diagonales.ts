// fr: Tu ne regardes que les diagonales : une rangée peut aussi se fermer en ligne droite, à l’horizontale ou à la
//     verticale.
// en: You only look at the diagonals: a run can also close in a straight line, across or up and down.

import { adversaire, estSurPlateau, VIDE, type Couleur, type Grille, type Position } from '../../01-plateau/plateau.ts'

export function coupValide(grille: Grille, couleur: Couleur, i: number, j: number): Position[] | false {
  if (!estSurPlateau(i, j) || grille[i]![j] !== VIDE) return false
  const retournes: Position[] = []
  for (let di = -1; di <= 1; di++) {
    for (let dj = -1; dj <= 1; dj++) {
      if (di === 0 || dj === 0) continue
      const pions: Position[] = []
      let x = i + di
      let y = j + dj
      while (estSurPlateau(x, y) && grille[x]![y] === adversaire(couleur)) {
        pions.push([x, y])
        x += di
        y += dj
      }
      if (estSurPlateau(x, y) && grille[x]![y] === couleur) retournes.push(...pions)
    }
  }
  if (retournes.length === 0) return false
  return retournes
}
