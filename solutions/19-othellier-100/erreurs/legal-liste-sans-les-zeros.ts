// fr: Tu ne notes que les directions qui retournent quelque chose : il faut huit nombres, à la place de leur direction,
//     sinon on ne sait plus où retourner.
// en: You note only the directions that turn something over: eight numbers are needed, each at the place of its
//     direction, otherwise one no longer knows where to turn over.

import { DIRECTIONS_100, VIDE, type Couleur100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function legal(othellier: Othellier, couleur: Couleur100, position: number): Coup100 | null {
  const { cases } = othellier
  if (cases[position] !== VIDE) return null
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
  return retournes.some(nombre => nombre > 0)
    ? { couleur, case: position, retournes: retournes.filter(nombre => nombre > 0) }
    : null
}
