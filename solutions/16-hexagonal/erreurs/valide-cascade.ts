// fr: Tes pions retournés en retournent d’autres à leur tour : seules les rangées qui partent du pion posé comptent.
// en: Your turned discs turn others over in their turn: only the runs that start from the placed disc count.

import { adversaire, VIDE, type Couleur } from '../../01-plateau/plateau.ts'
import { cle, DIRECTIONS_HEX, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupValideHex(plateau: PlateauHex, couleur: Couleur, q: number, r: number): Hex[] | false {
  if (plateau.get(cle([q, r])) !== VIDE) return false
  const copie = new Map(plateau)
  const retournes: Hex[] = []
  const aExaminer: Hex[] = [[q, r]]
  for (const depart of aExaminer) {
    for (const hex of encadres(copie, couleur, depart)) {
      copie.set(cle(hex), couleur)
      retournes.push(hex)
      aExaminer.push(hex)
    }
  }
  return retournes.length > 0 ? retournes : false
}

function encadres(plateau: PlateauHex, couleur: Couleur, [q, r]: Hex): Hex[] {
  const pions: Hex[] = []
  for (const [dq, dr] of DIRECTIONS_HEX) {
    const rangee: Hex[] = []
    let a = q + dq
    let b = r + dr
    while (plateau.get(cle([a, b])) === adversaire(couleur)) {
      rangee.push([a, b])
      a += dq
      b += dr
    }
    if (plateau.get(cle([a, b])) === couleur) pions.push(...rangee)
  }
  return pions
}
