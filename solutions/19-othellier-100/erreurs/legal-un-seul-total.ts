// fr: Tu donnes le nombre total de pions retournés : il faut un nombre pour chaque direction.
// en: You give the total number of discs turned over: one number for each direction is needed.

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
    ? { couleur, case: position, retournes: [retournes.reduce((somme, n) => somme + n)] }
    : null
}
