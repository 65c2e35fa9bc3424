// fr: Tes deux pions d’un même axe ont la même couleur : celui qui est à deux pas est de l’autre couleur.
// en: Your two discs on one axis have the same colour: the one two steps away has the other colour.

import { BLANC, NOIR, VIDE } from '../../01-plateau/plateau.ts'
import { cle, DIRECTIONS_HEX, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function creerHexagone(cote = 5): PlateauHex {
  const plateau: PlateauHex = new Map()
  const n = cote - 1
  for (let q = -n; q <= n; q++) {
    for (let r = -n; r <= n; r++) {
      if (Math.abs(q + r) <= n) plateau.set(cle([q, r]), VIDE)
    }
  }
  DIRECTIONS_HEX.forEach(([q, r], d) => {
    const couleur = d % 2 === 0 ? NOIR : BLANC
    plateau.set(cle([q, r]), couleur)
    plateau.set(cle([2 * q, 2 * r]), couleur)
  })
  return plateau
}
