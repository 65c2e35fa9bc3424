// fr: Tes pions retournés en retournent d’autres à leur tour : seules les rangées qui partent du pion posé comptent.
// en: Your turned discs turn others over in their turn: only the runs that start from the placed disc count.

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
  const copie = grille.map(ligne => [...ligne])
  const retournes: Position[] = []
  const aExaminer: Position[] = [[i, j]]
  for (const [a, b] of aExaminer) {
    for (const [x, y] of pionsEncadres(copie, couleur, a, b)) {
      copie[x]![y] = couleur
      retournes.push([x, y])
      aExaminer.push([x, y])
    }
  }
  return retournes.length > 0 ? retournes : false
}

function pionsEncadres(grille: Grille, couleur: Couleur, i: number, j: number): Position[] {
  const encadres: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    const pions: Position[] = []
    let x = i + di,
      y = j + dj
    while (grille[x]?.[y] === adversaire(couleur)) {
      pions.push([x, y])
      x += di
      y += dj
    }
    if (grille[x]?.[y] === couleur) encadres.push(...pions)
  }
  return encadres
}
