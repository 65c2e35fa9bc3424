// fr: En annulant, tu remets zéro sur la case jouée : ici, zéro est Noir, et le vide vaut deux.
// en: When you undo, you put zero back on the square played: here zero is Black, and empty is two.

import { DIRECTIONS_100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function annuler(othellier: Othellier, coup: Coup100): void {
  const { cases, pions } = othellier
  let pris = 0
  coup.retournes.forEach((nombre, d) => {
    for (let n = 1; n <= nombre; n++) cases[coup.case + n * DIRECTIONS_100[d]!] = 1 - coup.couleur
    pris += nombre
  })
  cases[coup.case] = 0
  pions[coup.couleur] -= pris + 1
  pions[1 - coup.couleur]! += pris
}
