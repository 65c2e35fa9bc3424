// fr: Tes pas sont ceux d’un plateau de huit cases par ligne : avec le bord, une ligne en a dix.
// en: Your steps are those of a board with eight cells a row: with the border a row has ten.

import { VIDE, type Couleur100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function legal(othellier: Othellier, couleur: Couleur100, position: number): Coup100 | null {
  const { cases } = othellier
  if (cases[position] !== VIDE) return null
  const retournes = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const [d, pas] of [-9, -8, -7, -1, 1, 7, 8, 9].entries()) {
    let nombre = 0
    let atteinte = position + pas
    while (cases[atteinte] === 1 - couleur) {
      nombre++
      atteinte += pas
    }
    if (cases[atteinte] === couleur) retournes[d] = nombre
  }
  return retournes.some(nombre => nombre > 0) ? { couleur, case: position, retournes } : null
}
