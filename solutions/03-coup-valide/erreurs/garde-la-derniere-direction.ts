// fr: Chaque direction qui marche efface ce que la précédente avait trouvé : les pions de toutes les rangées fermées se
//     retournent.
// en: Each direction that works wipes out what the one before had found: the discs of all the closed runs turn over.

import { adversaire, VIDE, type Couleur, type Grille, type Position } from '../../01-plateau/plateau.ts'

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

export function coupValide(grille: Grille, couleur: Couleur, i: number, j: number): Position[] | false {
  if (grille[i]?.[j] !== VIDE) return false
  let retournes: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    const pions = pionsDansLaDirection(grille, couleur, i, j, di, dj)
    if (pions.length > 0) retournes = pions
  }
  return retournes.length > 0 ? retournes : false
}

function pionsDansLaDirection(grille: Grille, couleur: Couleur, i: number, j: number, di: number, dj: number) {
  const pions: Position[] = []
  let x = i + di,
    y = j + dj
  while (grille[x]?.[y] === adversaire(couleur)) {
    pions.push([x, y])
    x += di
    y += dj
  }
  return grille[x]?.[y] === couleur ? pions : []
}
