// fr: Tu retournes déjà les pions sur le plateau : cette fonction regarde et répond, elle le laisse comme il était.
// en: You already turn the discs over on the board: this function looks and answers, it leaves the board as it was.

import { adversaire, VIDE, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, DIRECTIONS_HEX, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupValideHex(plateau: PlateauHex, couleur: Couleur, q: number, r: number): Hex[] | false {
  if (plateau.get(cle([q, r])) !== VIDE) return false
  const retournes: Hex[] = []
  for (const [dq, dr] of DIRECTIONS_HEX) {
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
  for (const hex of retournes) plateau.set(cle(hex), couleur)
  return retournes.length > 0 ? retournes : false
}
