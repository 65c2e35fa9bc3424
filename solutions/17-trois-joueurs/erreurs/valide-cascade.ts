// fr: Tes pions retournés en retournent d’autres à leur tour : seules les rangées qui partent du pion posé comptent.
// en: Your turned discs turn others over in their turn: only the runs that start from the placed disc count.

import type { Position } from '../../01-plateau/plateau.ts'
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
  if (grille[i]?.[j] !== 0) return false
  const copie = grille.map(ligne => [...ligne])
  const retournes: Position[] = []
  const aExaminer: Position[] = [[i, j]]
  for (const depart of aExaminer) {
    for (const [x, y] of encadres(copie, couleur, depart)) {
      copie[x]![y] = couleur
      retournes.push([x, y])
      aExaminer.push([x, y])
    }
  }
  return retournes.length > 0 ? retournes : false
}

function encadres(grille: Grille3, couleur: Couleur3, [i, j]: Position): Position[] {
  const pions: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    const rangee: Position[] = []
    let x = i + di
    let y = j + dj
    while (estAdverse(grille[x]?.[y], couleur)) {
      rangee.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === couleur) pions.push(...rangee)
  }
  return pions
}

function estAdverse(pion: number | undefined, couleur: Couleur3): boolean {
  return pion !== undefined && pion !== 0 && pion !== couleur
}
