// fr: En annulant, tu n’enlèves pas le pion posé du compte de celui qui l’avait posé.
// en: When you undo, you do not take the placed disc away from the count of the one who had placed it.

import { DIRECTIONS_100, VIDE, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function annuler(othellier: Othellier, coup: Coup100): void {
  const { cases, pions } = othellier
  let pris = 0
  coup.retournes.forEach((nombre, d) => {
    for (let n = 1; n <= nombre; n++) cases[coup.case + n * DIRECTIONS_100[d]!] = 1 - coup.couleur
    pris += nombre
  })
  cases[coup.case] = VIDE
  pions[coup.couleur] -= pris
  pions[1 - coup.couleur]! += pris
}
