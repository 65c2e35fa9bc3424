// fr: Il te manque la direction en bas à droite : autour d’une case, il y a huit voisines à essayer.
// en: You are missing the direction down and right: around a square there are eight neighbours to try.

import { adversaire, VIDE, type Couleur, type Grille, type Position } from '../../01-plateau/plateau.ts'

export function coupValide(grille: Grille, couleur: Couleur, i: number, j: number): Position[] | false {
  if (grille[i]?.[j] !== VIDE) return false
  const retournes = [
    ...rangee(grille, couleur, i, j, -1, 0),
    ...rangee(grille, couleur, i, j, 1, 0),
    ...rangee(grille, couleur, i, j, 0, -1),
    ...rangee(grille, couleur, i, j, 0, 1),
    ...rangee(grille, couleur, i, j, -1, -1),
    ...rangee(grille, couleur, i, j, -1, 1),
    ...rangee(grille, couleur, i, j, 1, -1),
  ]
  return retournes.length === 0 ? false : retournes
}

function rangee(grille: Grille, couleur: Couleur, i: number, j: number, di: number, dj: number): Position[] {
  const pions: Position[] = []
  let x = i + di
  let y = j + dj
  while (grille[x]?.[y] === adversaire(couleur)) {
    pions.push([x, y])
    x = x + di
    y = y + dj
  }
  if (grille[x]?.[y] === couleur) return pions
  return []
}
