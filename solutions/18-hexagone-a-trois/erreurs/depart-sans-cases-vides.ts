// fr: Ton plateau ne contient que les cases occupées : chaque case est une clé, et une case vide vaut zéro.
// en: Your board holds only the occupied cells: each cell is a key, and an empty cell is worth zero.

import { cle, DIRECTIONS_HEX } from '../../16-hexagonal/hexagonal.ts'
import type { Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function creerHexagoneATrois(): Plateau {
  const plateau: Plateau = new Map()
  DIRECTIONS_HEX.forEach(([q, r], d) => {
    plateau.set(cle([q, r]), (d % 3) + 1)
    plateau.set(cle([2 * q, 2 * r]), ((d + 1) % 3) + 1)
  })
  return plateau
}
