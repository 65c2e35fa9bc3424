// fr: Tu gardes les scores d’une grille et tu les redonnes : la même grille a pu changer depuis, il faut la compter de
//     nouveau.
// en: You keep the scores of a grid and give them again: the same grid may have changed since, so count it afresh.

import { scores as compter, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

const comptes = new WeakMap<Grille3, [number, number, number]>()

export function scores(grille: Grille3): [number, number, number] {
  const connus = comptes.get(grille) ?? compter(grille)
  comptes.set(grille, connus)
  return connus
}
