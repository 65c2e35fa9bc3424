// fr: Tu recherches les rangées après le coup : elles ont changé de couleur et ne se voient plus, c’est pourquoi le
//     coup les a notées.
// en: You look for the runs after the move: they have changed colour and can no longer be seen, which is why the move
//     noted them.

import { DIRECTIONS_100, legal, VIDE, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function annuler(othellier: Othellier, coup: Coup100): void {
  const { cases, pions } = othellier
  cases[coup.case] = VIDE
  pions[coup.couleur]--
  const rangees = legal(othellier, coup.couleur, coup.case)?.retournes ?? []
  rangees.forEach((nombre, d) => {
    for (let n = 1; n <= nombre; n++) cases[coup.case + n * DIRECTIONS_100[d]!] = 1 - coup.couleur
    pions[coup.couleur] -= nombre
    pions[1 - coup.couleur]! += nombre
  })
}
