// fr: Tu prends le numéro de la direction pour son pas : le pas est dans la table des directions.
// en: You take the number of the direction for its step: the step is in the table of directions.

import type { Coup100, Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function jouer(othellier: Othellier, coup: Coup100): void {
  const { cases, pions } = othellier
  let pris = 0
  coup.retournes.forEach((nombre, d) => {
    for (let n = 1; n <= nombre; n++) cases[coup.case + n * (d + 1)] = coup.couleur
    pris += nombre
  })
  cases[coup.case] = coup.couleur
  pions[coup.couleur] += pris + 1
  pions[1 - coup.couleur]! -= pris
}
