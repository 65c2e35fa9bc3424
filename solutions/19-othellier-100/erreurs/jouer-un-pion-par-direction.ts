// fr: Tu ne retournes qu’un pion par direction : le nombre dit combien de pions se suivent.
// en: You turn over only one disc for each direction: the number says how many discs follow one another.

import { DIRECTIONS_100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function jouer(othellier: Othellier, coup: Coup100): void {
  const { cases, pions } = othellier
  let pris = 0
  coup.retournes.forEach((nombre, d) => {
    for (let n = 1; n <= Math.min(1, nombre); n++) cases[coup.case + n * DIRECTIONS_100[d]!] = coup.couleur
    pris += nombre
  })
  cases[coup.case] = coup.couleur
  pions[coup.couleur] += pris + 1
  pions[1 - coup.couleur]! -= pris
}
