// fr: Tu poses le pion en regardant si le coup est permis : cette fonction regarde le plateau et le laisse comme il
//     était.
// en: You place the disc while looking whether the move is legal: this function looks at the board and leaves it as it
//     was.

import { coupSur as juste, type CoupSur, type Geometrie, type Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function coupSur(geometrie: Geometrie, plateau: Plateau, couleur: number, nom: string): CoupSur | null {
  const coup = juste(geometrie, plateau, couleur, nom)
  if (coup) plateau.set(nom, couleur)
  return coup
}
