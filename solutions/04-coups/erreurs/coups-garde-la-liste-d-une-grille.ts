// fr: Tu gardes la liste d’une grille et tu la redonnes : la même grille a pu changer depuis, il faut la regarder de
//     nouveau.
// en: You keep the list of a grid and give it again: the same grid may have changed since, so look at it afresh.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups as chercher, type Coup } from '../coups.ts'

export * from '../coups.ts'

const listes = new WeakMap<Grille, Map<Couleur, Coup[]>>()

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const connues = listes.get(grille) ?? new Map<Couleur, Coup[]>()
  listes.set(grille, connues)
  const liste = connues.get(couleur) ?? chercher(grille, couleur)
  connues.set(couleur, liste)
  return liste
}
