// fr: Tu gardes ta réponse pour une grille et tu la redonnes : la même grille a pu changer depuis, il faut la regarder
//     de nouveau.
// en: You keep your answer for a grid and give it again: the same grid may have changed since, so look at it afresh.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coupValide as chercher } from '../coup-valide.ts'

export * from '../coup-valide.ts'

const reponses = new WeakMap<Grille, Map<string, Position[] | false>>()

export function coupValide(grille: Grille, couleur: Couleur, i: number, j: number): Position[] | false {
  const connues = reponses.get(grille) ?? new Map<string, Position[] | false>()
  reponses.set(grille, connues)
  const cle = `${couleur} ${i} ${j}`
  const reponse = connues.get(cle) ?? chercher(grille, couleur, i, j)
  connues.set(cle, reponse)
  return reponse
}
