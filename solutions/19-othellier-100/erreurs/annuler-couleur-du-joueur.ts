// fr: En annulant, tu laisses aux pions retournés la couleur de celui qui a joué : ils reviennent à l’adversaire.
// en: When you undo, you leave the discs turned over in the colour of the one who played: they go back to the
//     adversary.

import { DIRECTIONS_100, VIDE, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function annuler(othellier: Othellier, coup: Coup100): void {
  const { cases, pions } = othellier
  let pris = 0
  coup.retournes.forEach((nombre, d) => {
    for (let n = 1; n <= nombre; n++) cases[coup.case + n * DIRECTIONS_100[d]!] = coup.couleur
    pris += nombre
  })
  cases[coup.case] = VIDE
  pions[coup.couleur] -= pris + 1
  pions[1 - coup.couleur]! += pris
}
