// fr: Tu gardes la liste d’un plateau et tu la redonnes : le même plateau a pu changer depuis, il faut le regarder de
//     nouveau.
// en: You keep the list of a board and give it again: the same board may have changed since, so look at it afresh.

import { coupsSur as chercher, type CoupSur, type Geometrie, type Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

const listes = new WeakMap<Plateau, Map<number, CoupSur[]>>()

export function coupsSur(geometrie: Geometrie, plateau: Plateau, couleur: number): CoupSur[] {
  const connues = listes.get(plateau) ?? new Map<number, CoupSur[]>()
  listes.set(plateau, connues)
  const liste = connues.get(couleur) ?? chercher(geometrie, plateau, couleur)
  connues.set(couleur, liste)
  return liste
}
