// fr: Tu acceptes des numéros négatifs : le plateau a un bord en haut et à gauche aussi, et rien n’existe avant 0.
// en: You accept negative numbers: the board has an edge at the top and on the left too, and nothing exists before 0.

export * from '../plateau.ts'

export function estSurPlateau(i: number, j: number): boolean {
  return Number.isInteger(i) && Number.isInteger(j) && i < 8 && j < 8
}
