// fr: Tu joues sans mettre à jour le nombre de pions : l’othellier le garde pour ne pas avoir à tout recompter.
// en: You play without updating the number of discs: the othellier keeps it so that nothing has to be counted again.

import { DIRECTIONS_100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function jouer(othellier: Othellier, coup: Coup100): void {
  othellier.cases[coup.case] = coup.couleur
  coup.retournes.forEach((nombre, d) => {
    for (let n = 1; n <= nombre; n++) othellier.cases[coup.case + n * DIRECTIONS_100[d]!] = coup.couleur
  })
}
