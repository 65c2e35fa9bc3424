// fr: En revenant sur tes pas, tu notes aussi la case où tu joues : la liste ne contient que des pions adverses
//     retournés.
// en: On your way back you also note the square you play on: the list holds only adversary discs that turn over.

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
  const aRetourner: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    let ligne = i + di,
      colonne = j + dj
    if (!estSurPlateau(ligne, colonne) || grille[ligne]![colonne] !== autre) continue
    while (estSurPlateau(ligne, colonne) && grille[ligne]![colonne] === autre) {
      ligne += di
      colonne += dj
    }
    if (!estSurPlateau(ligne, colonne) || grille[ligne]![colonne] !== couleur) continue
    while (true) {
      ligne -= di
      colonne -= dj
      aRetourner.push([ligne, colonne])
      if (ligne === i && colonne === j) break
    }
  }
  return aRetourner.length > 0 ? aRetourner : false
}
