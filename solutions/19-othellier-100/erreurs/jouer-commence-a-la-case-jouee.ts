// fr: Tu commences à la case jouée et tu t’arrêtes une case trop tôt : les pions retournés commencent un pas plus loin.
// en: You begin at the square played and stop one square too early: the discs turned over begin one step further.

import { DIRECTIONS_100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function jouer(othellier: Othellier, coup: Coup100): void {
  const { cases, pions } = othellier
  let pris = 0
  coup.retournes.forEach((nombre, d) => {
    for (let n = 1; n <= nombre; n++) cases[coup.case + (n - 1) * DIRECTIONS_100[d]!] = coup.couleur
    pris += nombre
  })
  cases[coup.case] = coup.couleur
  pions[coup.couleur] += pris + 1
  pions[1 - coup.couleur]! -= pris
}
