// fr: Tu comptes aussi le pion qui ferme la rangée : il est déjà à toi, il ne se retourne pas.
// en: You also count the disc that closes the run: it is already yours, it does not turn over.

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
    if (cases[atteinte] === couleur && nombre > 0) retournes[d] = nombre + 1
  }
  return retournes.some(nombre => nombre > 0) ? { couleur, case: position, retournes } : null
}
