// fr: En annulant, tu laisses le pion posé sur sa case : elle était vide, elle le redevient.
// en: When you undo, you leave the placed disc on its square: it was empty, it becomes so again.

import { DIRECTIONS_100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function annuler(othellier: Othellier, coup: Coup100): void {
  const { cases, pions } = othellier
  let pris = 0
  coup.retournes.forEach((nombre, d) => {
    for (let n = 1; n <= nombre; n++) cases[coup.case + n * DIRECTIONS_100[d]!] = 1 - coup.couleur
    pris += nombre
  })
  pions[coup.couleur] -= pris + 1
  pions[1 - coup.couleur]! += pris
}
