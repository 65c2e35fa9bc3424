// fr: Tu gardes la liste d’un plateau et tu la redonnes : le même plateau a pu changer depuis, il faut le regarder de
//     nouveau.
// en: You keep the list of a board and give it again: the same board may have changed since, so look at it afresh.

import type { Couleur } from '../../01-plateau/plateau.ts'
import { coupsHex as chercher, type CoupHex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

const listes = new WeakMap<PlateauHex, Map<Couleur, CoupHex[]>>()

export function coupsHex(plateau: PlateauHex, couleur: Couleur): CoupHex[] {
  const connues = listes.get(plateau) ?? new Map<Couleur, CoupHex[]>()
  listes.set(plateau, connues)
  const liste = connues.get(couleur) ?? chercher(plateau, couleur)
  connues.set(couleur, liste)
  return liste
}
