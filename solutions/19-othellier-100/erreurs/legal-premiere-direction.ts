// fr: Tu t’arrêtes à la première direction qui retourne quelque chose : un pion ferme toutes ses rangées à la fois.
// en: You stop at the first direction that turns something over: a disc closes all its runs at once.

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
    if (cases[atteinte] === couleur && nombre > 0) {
      retournes[d] = nombre
      break
    }
  }
  return retournes.some(nombre => nombre > 0) ? { couleur, case: position, retournes } : null
}
