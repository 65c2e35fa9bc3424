// fr: Tu enlèves un pion de trop à l’adversaire : le pion posé vient d’une case vide, il ne lui a rien pris.
// en: You take one disc too many away from the adversary: the placed disc comes onto an empty square, it took nothing
//     from it.

import { DIRECTIONS_100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function jouer(othellier: Othellier, coup: Coup100): void {
  const { cases, pions } = othellier
  let pris = 0
  coup.retournes.forEach((nombre, d) => {
    for (let n = 1; n <= nombre; n++) cases[coup.case + n * DIRECTIONS_100[d]!] = coup.couleur
    pris += nombre
  })
  cases[coup.case] = coup.couleur
  pions[coup.couleur] += pris + 1
  pions[1 - coup.couleur]! -= pris + 1
}
