// fr: Tu trouves bien la fin de la rangée, mais tu ne gardes que son premier pion : toute la rangée encadrée se
//     retourne.
// en: You do find the end of the run, but you keep only its first disc: the whole bracketed run turns over.

import { adversaire, estSurPlateau, VIDE, type Couleur, type Grille, type Position } from '../../01-plateau/plateau.ts'

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
  if (!estSurPlateau(i, j) || grille[i]![j] !== VIDE) return false
  const autre = adversaire(couleur)
  const retournes: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    let ligne = i + di
    let colonne = j + dj
    if (!estSurPlateau(ligne, colonne) || grille[ligne]![colonne] !== autre) continue
    while (estSurPlateau(ligne, colonne) && grille[ligne]![colonne] === autre) {
      ligne += di
      colonne += dj
    }
    if (estSurPlateau(ligne, colonne) && grille[ligne]![colonne] === couleur) {
      retournes.push([i + di, j + dj])
    }
  }
  return retournes.length > 0 ? retournes : false
}
