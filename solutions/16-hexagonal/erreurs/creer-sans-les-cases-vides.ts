// fr: Ton plateau ne contient que des pions : une case vide est aussi une clé, sinon rien ne la distingue du dehors.
// en: Your board only holds discs: an empty cell is a key as well, otherwise nothing tells it from the outside.

import { adversaire, BLANC, NOIR } from '../../01-plateau/plateau.ts'
import { cle, DIRECTIONS_HEX, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function creerHexagone(cote = 5): PlateauHex {
  const plateau: PlateauHex = new Map()
  DIRECTIONS_HEX.forEach(([q, r], d) => {
    const couleur = d % 2 === 0 ? NOIR : BLANC
    plateau.set(cle([q, r]), couleur)
    plateau.set(cle([2 * q, 2 * r]), adversaire(couleur))
  })
  return plateau
}
