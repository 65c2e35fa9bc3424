// fr: En annulant, tu vides aussi les cases des pions retournés : ils étaient à l’adversaire, et le redeviennent.
// en: When you undo, you also empty the squares of the discs turned over: they were the adversary’s, and become so
//     again.

import { DIRECTIONS_100, VIDE, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function annuler(othellier: Othellier, coup: Coup100): void {
  const { cases, pions } = othellier
  let pris = 0
  coup.retournes.forEach((nombre, d) => {
    for (let n = 1; n <= nombre; n++) cases[coup.case + n * DIRECTIONS_100[d]!] = VIDE
    pris += nombre
  })
  cases[coup.case] = VIDE
  pions[coup.couleur] -= pris + 1
  pions[1 - coup.couleur]! += pris
}
