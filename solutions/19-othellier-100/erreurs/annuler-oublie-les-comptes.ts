// fr: Tu défais le coup sans remettre le nombre de pions comme avant.
// en: You undo the move without setting the number of discs back.

import { DIRECTIONS_100, VIDE, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function annuler(othellier: Othellier, coup: Coup100): void {
  othellier.cases[coup.case] = VIDE
  coup.retournes.forEach((nombre, d) => {
    for (let n = 1; n <= nombre; n++) othellier.cases[coup.case + n * DIRECTIONS_100[d]!] = 1 - coup.couleur
  })
}
