// fr: Tu retournes les pions sans poser le tien.
// en: You turn the discs over without placing yours.

import { DIRECTIONS_100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function jouer(othellier: Othellier, coup: Coup100): void {
  const { cases, pions } = othellier
  let pris = 0
  coup.retournes.forEach((nombre, d) => {
    for (let n = 1; n <= nombre; n++) cases[coup.case + n * DIRECTIONS_100[d]!] = coup.couleur
    pris += nombre
  })
  pions[coup.couleur] += pris + 1
  pions[1 - coup.couleur]! -= pris
}
