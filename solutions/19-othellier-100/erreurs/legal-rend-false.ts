// fr: Tu rends false pour un coup interdit : ici, l’absence de coup s’écrit null.
// en: You return false for an illegal move: here, no move is written null.

import { DIRECTIONS_100, VIDE, type Couleur100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function legal(othellier: Othellier, couleur: Couleur100, position: number): Coup100 | null {
  const { cases } = othellier
  if (cases[position] !== VIDE) return false as unknown as null
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
  return retournes.some(nombre => nombre > 0) ? { couleur, case: position, retournes } : (false as unknown as null)
}
