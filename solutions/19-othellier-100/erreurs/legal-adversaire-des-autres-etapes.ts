// fr: Tu cherches l’adversaire comme dans les autres étapes, en retranchant de trois : ici les couleurs sont zéro et
//     un, et l’on retranche de un.
// en: You find the adversary as in the other steps, by taking away from three: here the colours are zero and one, and
//     one takes away from one.

import { DIRECTIONS_100, VIDE, type Couleur100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function legal(othellier: Othellier, couleur: Couleur100, position: number): Coup100 | null {
  const { cases } = othellier
  if (cases[position] !== VIDE) return null
  const retournes = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const [d, pas] of DIRECTIONS_100.entries()) {
    let nombre = 0
    let atteinte = position + pas
    while (cases[atteinte] === 3 - couleur) {
      nombre++
      atteinte += pas
    }
    if (cases[atteinte] === couleur) retournes[d] = nombre
  }
  return retournes.some(nombre => nombre > 0) ? { couleur, case: position, retournes } : null
}
