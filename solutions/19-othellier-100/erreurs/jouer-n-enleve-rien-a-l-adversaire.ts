// fr: Tu ajoutes les pions retournés à ton compte sans les enlever à l’adversaire.
// en: You add the discs turned over to your count without taking them away from the adversary.

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
}
