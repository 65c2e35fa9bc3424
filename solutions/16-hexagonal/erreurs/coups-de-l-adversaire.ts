// fr: Tu rends les coups de l’adversaire : la couleur reçue est celle qui joue.
// en: You return the moves of the adversary: the colour you are given is the one that plays.

import { adversaire, type Couleur } from '../../01-plateau/plateau.ts'
import { coupValideHex, type CoupHex, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function coupsHex(plateau: PlateauHex, couleur: Couleur): CoupHex[] {
  const coups: CoupHex[] = []
  for (const nom of plateau.keys()) {
    const [q, r] = nom.split(',').map(Number) as Hex
    const retournes = coupValideHex(plateau, adversaire(couleur), q, r)
    if (retournes) coups.push([q, r, retournes])
  }
  return coups
}
