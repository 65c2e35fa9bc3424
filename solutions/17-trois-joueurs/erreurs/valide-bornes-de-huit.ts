// fr: Tes bornes sont encore celles du plateau de huit : ici, les lignes et les colonnes vont de 0 à 8.
// en: Your limits are still those of the board of eight: here rows and columns go from 0 to 8.

import { estSurPlateau, type Position } from '../../01-plateau/plateau.ts'
import { type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

const DIRECTIONS = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const

export function coupValideTrois(grille: Grille3, couleur: Couleur3, i: number, j: number): Position[] | false {
  if (!estSurPlateau(i, j) || grille[i]![j] !== 0) return false
  const retournes: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    const rangee: Position[] = []
    let x = i + di
    let y = j + dj
    while (estSurPlateau(x, y) && estAdverse(grille[x]?.[y], couleur)) {
      rangee.push([x, y])
      x += di
      y += dj
    }
    if (estSurPlateau(x, y) && grille[x]?.[y] === couleur) retournes.push(...rangee)
  }
  return retournes.length > 0 ? retournes : false
}

function estAdverse(pion: number | undefined, couleur: Couleur3): boolean {
  return pion !== undefined && pion !== 0 && pion !== couleur
}
