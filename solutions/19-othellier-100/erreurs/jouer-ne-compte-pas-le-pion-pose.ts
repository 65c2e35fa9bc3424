// fr: Tu oublies le pion posé dans le compte : le joueur gagne les pions retournés, et un de plus.
// en: You forget the placed disc in the count: the player gains the discs turned over, and one more.

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
  pions[coup.couleur] += pris
  pions[1 - coup.couleur]! -= pris
}
