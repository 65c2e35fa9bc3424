// fr: Une seule bonne coordonnée te suffit : il faut que la ligne et la colonne soient toutes les deux sur le plateau.
// en: One good coordinate is enough for you: the row and the column must both be on the board.

export * from '../plateau.ts'

export function estSurPlateau(i: number, j: number): boolean {
  const ligneBonne = Number.isInteger(i) && i >= 0 && i < 8
  const colonneBonne = Number.isInteger(j) && j >= 0 && j < 8
  return ligneBonne || colonneBonne
}
