// fr: Tu refuses les cases vides et tu acceptes les autres : c’est la phrase imprimée dans le rapport, mais on ne joue
//     que sur une case vide.
// en: You refuse empty squares and accept the others: that is the sentence printed in the report, but one plays only on
//     an empty square.

import { DIRECTIONS_100, VIDE, type Couleur100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function legal(othellier: Othellier, couleur: Couleur100, position: number): Coup100 | null {
  const { cases } = othellier
  if (cases[position] === VIDE || cases[position] === undefined) return null
  const retournes = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const [d, pas] of DIRECTIONS_100.entries()) {
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
