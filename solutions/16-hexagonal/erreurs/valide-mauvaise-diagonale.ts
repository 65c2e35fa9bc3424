// fr: Tes deux derniers pas vont dans le mauvais sens : au nord-est, q grandit et r diminue ; au sud-ouest, c’est
//     l’inverse.
// en: Your last two steps go the wrong way: to the north-east q grows and r shrinks; to the south-west it is the other
//     way round.

import { adversaire, VIDE, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

const PAS: Hex[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
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
