// fr: Tu as gardé les huit directions du carré : une case hexagonale n’a que six voisines, deux de tes pas sautent trop
//     loin.
// en: You kept the eight directions of the square: a hexagonal cell has only six neighbours, and two of your steps go
//     too far.

import { adversaire, VIDE, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

const PAS: Hex[] = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
]

export function coupValideHex(plateau: PlateauHex, couleur: Couleur, q: number, r: number): Hex[] | false {
  if (plateau.get(cle([q, r])) !== VIDE) return false
  const retournes: Hex[] = []
  for (const [dq, dr] of PAS) {
    const rangee: Hex[] = []
    let a = q + dq
    let b = r + dr
    while (plateau.get(cle([a, b])) === adversaire(couleur)) {
      rangee.push([a, b])
      a += dq
      b += dr
    }
    if (plateau.get(cle([a, b])) === couleur) retournes.push(...rangee)
  }
  return retournes.length > 0 ? retournes : false
}
