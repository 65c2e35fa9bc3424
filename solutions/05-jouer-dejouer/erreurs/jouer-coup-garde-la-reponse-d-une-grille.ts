// fr: Tu gardes ta réponse pour une grille et tu la redonnes : la même grille a pu changer depuis, il faut la regarder
//     de nouveau.
// en: You keep your answer for a grid and give it again: the same grid may have changed since, so look at it afresh.

import type { Couleur, Grille, Position } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../jouer-dejouer.ts'

export * from '../jouer-dejouer.ts'

const reponses = new WeakMap<Grille, Map<string, Position[] | false>>()

export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  const connues = reponses.get(grille) ?? new Map<string, Position[] | false>()
  reponses.set(grille, connues)
  const cle = `${couleur} ${i} ${j}`
  const r = connues.get(cle) ?? coupValide(grille, couleur, i, j)
  connues.set(cle, r)
  if (r) jouer(grille, couleur, [i, j, r])
  return r !== false
}
