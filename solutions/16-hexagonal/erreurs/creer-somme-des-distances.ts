// fr: Tu limites la somme des valeurs absolues de q et de r : il manque alors deux coins, où l’une monte et l’autre
//     descend.
// en: You limit the sum of the absolute values of q and r: two corners are then missing, where one grows and the other
//     shrinks.

import { adversaire, BLANC, NOIR, VIDE } from '../../01-plateau/plateau.ts'
import { cle, DIRECTIONS_HEX, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function creerHexagone(cote = 5): PlateauHex {
  const plateau: PlateauHex = new Map()
  const n = cote - 1
  for (let q = -n; q <= n; q++) {
    for (let r = -n; r <= n; r++) {
      if (Math.abs(q) + Math.abs(r) <= n) plateau.set(cle([q, r]), VIDE)
    }
  }
  DIRECTIONS_HEX.forEach(([q, r], d) => {
    const couleur = d % 2 === 0 ? NOIR : BLANC
    if (plateau.has(cle([q, r]))) plateau.set(cle([q, r]), couleur)
    if (plateau.has(cle([2 * q, 2 * r]))) plateau.set(cle([2 * q, 2 * r]), adversaire(couleur))
  })
  return plateau
}
